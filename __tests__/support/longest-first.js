const Sequencer = require('@jest/test-sequencer').default

/**
 * Those that take longest. Left to itself Jest begins with the largest files, and ends with these on one
 * core. The robot is among the first of `npm test` because it loads the whole app: while it fills Jest's
 * cache, those after it keep the other core busy with what needs nothing of the app.
 */
const LONGEST = [
  'browser/matches',
  'app/matches/robot',
  'saves/kills',
  'browser/killed',
  'browser/every-screen',
  'engine/dice-fairness',
  'engine/random-matches',
  'saves/malformed-imports',
  'saves/corruptions',
  'config/lint-rules',
  'config/prebuild',
  'saves/imports',
  'app/matches/channel',
  'app/matches/hundred',
  'app/matches/stakes',
  'app/matches/pub',
  'app/matches/sailors',
]

/** Starts with the longest, so that no core waits for them at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(`__tests__/${name}.test.ts`))
      return at < 0 ? LONGEST.length : at
    }
    return super.sort(tests).sort((a, b) => place(a) - place(b))
  }
}
