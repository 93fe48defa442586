// What `npm run test:rest` runs: the browser, and the cases that the sample in `npm test` leaves out.
const { projects, ...shared } = require('./jest.config')

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
}

const projectOf = (name) => projects.find(({ displayName }) => displayName === name)

const sampled = Object.entries(SAMPLED).map(([name, files]) => ({
  ...projectOf(name),
  testMatch: files.map((file) => `<rootDir>/__tests__/${file}.test.ts`),
  globals: { isFullVolume: true },
}))

module.exports = {
  ...shared,
  // Half as many again as there are cores: in the browser much of the time is spent waiting for dice to land.
  maxWorkers: Math.ceil(1.5 * require('node:os').availableParallelism()),
  projects: [
    ...sampled,
    {
      ...projectOf('config'),
      displayName: 'browser',
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/browser/global-setup.js',
      globalTeardown: '<rootDir>/__tests__/support/browser/global-teardown.js',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/browser/test-timeout.ts'],
    },
  ],
}
