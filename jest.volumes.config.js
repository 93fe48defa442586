// What `npm run test:volumes` runs: the many cases of which the other commands run a sample.
const { projects, ...shared } = require('./jest.config')
const { projects: browserProjects } = require('./jest.browser.config')

/** The tests that ask `__tests__/support/volumes.ts` which cases to run, by project. */
const SAMPLED = {
  'engine-long': [
    'engine/dice-fairness',
    'engine/random-matches',
    'engine/judgement/luck-and-skill',
    'engine/judgement/simulated-turns',
    'engine/judgement/turn-choices',
  ],
  saves: ['saves/corruptions', 'saves/kills', 'saves/malformed-imports'],
  app: ['app/matches/robot', 'components/coach/coach-line'],
  browser: ['browser/every-screen', 'browser/killed', 'browser/matches'],
}

const allProjects = [...projects, ...browserProjects]
const projectOf = (name) => allProjects.find(({ displayName }) => displayName === name)

module.exports = {
  ...shared,
  projects: Object.entries(SAMPLED).map(([name, files]) => ({
    ...projectOf(name),
    testMatch: files.map((file) => `<rootDir>/__tests__/${file}.test.ts`),
    globals: { isFullVolume: true },
  })),
}
