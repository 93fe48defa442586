// What `npm run test:browser` runs: the exported app in Chromium.
const { projects, testSequencer } = require('./jest.config')

const plainNode = projects.find(({ displayName }) => displayName === 'config')

module.exports = {
  testSequencer,
  // Half as many again as there are cores: much of the time is spent waiting for dice to land.
  maxWorkers: Math.ceil(1.5 * require('node:os').availableParallelism()),
  projects: [
    {
      ...plainNode,
      displayName: 'browser',
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/browser/global-setup.js',
      globalTeardown: '<rootDir>/__tests__/support/browser/global-teardown.js',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/browser/test-timeout.ts'],
    },
  ],
}
