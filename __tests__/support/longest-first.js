const Sequencer = require('@jest/test-sequencer').default

/** Those that take minutes. Left to itself Jest begins with the largest files, and ends with these on one core. */
const LONGEST = [
  'browser/matches',
  'saves/kills',
  'browser/killed',
  'browser/layout',
  'engine/dice-fairness',
  'engine/random-matches',
  'saves/malformed-imports',
  'browser/accessibility',
  'app/matches/robot',
  'app/table/taps',
  'saves/corruptions',
]

/** Begins with the longest, so that no core is left waiting for them at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(`__tests__/${name}.test.ts`))
      return at < 0 ? LONGEST.length : at
    }
    return super.sort(tests).sort((a, b) => place(a) - place(b))
  }
}
