// Tests that run on Node without React Native's transforms, which shows that the code does not need
// them.
const plainNode = {
  testEnvironment: 'node',
  transform: {
    '\\.[cm]?[jt]sx?$': [
      'babel-jest',
      {
        configFile: false,
        presets: [
          ['@babel/preset-env', { targets: { node: 'current' } }],
          '@babel/preset-typescript',
        ],
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@noble/hashes/)'],
}

// @noble/hashes is published as ES modules only, so it has to be transformed, here and in
// `plainNode`.
const [ignoredByExpo, ...otherIgnored] = require('jest-expo/jest-preset').transformIgnorePatterns
const expoIgnored = [ignoredByExpo.replace('(?!(', '(?!(@noble/hashes|'), ...otherIgnored]

// These simulate millions of throws and matches, so they run without coverage counters, which make
// them several times slower. The other tests cover every branch without them.
const LONG_RUNS = '/__tests__/engine/(dice-fairness|random-matches)\\.test\\.ts$'

// Tests of the saves run on Node with a model of the phone's storage, which simulates writes that
// are cut off, a full disk, and the app being killed.
const storageModel = '<rootDir>/__tests__/support/storage-model'
const saves = {
  ...plainNode,
  moduleNameMapper: {
    '^@react-native-async-storage/async-storage$': `${storageModel}/async-storage.ts`,
    '^@/device/entropy$': '<rootDir>/__tests__/support/forced-entropy.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  coveragePathIgnorePatterns: ['<rootDir>/engine/'],
}

module.exports = {
  // 1.5 per core: browser tests spend much of their time waiting for the dice to land.
  maxWorkers: Math.ceil(1.5 * require('node:os').availableParallelism()),
  testSequencer: '<rootDir>/__tests__/support/longest-first.js',
  collectCoverageFrom: ['engine/**/*.ts'],
  coverageReporters: ['text-summary', 'text'],
  coverageThreshold: { './engine/': { branches: 100 } },
  projects: [
    {
      ...plainNode,
      displayName: 'engine',
      testMatch: ['<rootDir>/__tests__/engine/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', LONG_RUNS],
    },
    {
      ...plainNode,
      displayName: 'engine-long',
      testRegex: LONG_RUNS,
      coveragePathIgnorePatterns: ['<rootDir>/engine/'],
    },
    {
      ...plainNode,
      displayName: 'config',
      testMatch: ['<rootDir>/__tests__/config/**/*.test.ts'],
    },
    {
      ...plainNode,
      displayName: 'browser',
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
      coveragePathIgnorePatterns: ['<rootDir>/engine/'],
      globalSetup: '<rootDir>/__tests__/support/browser/global-setup.js',
      globalTeardown: '<rootDir>/__tests__/support/browser/global-teardown.js',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/browser/patience.ts'],
    },
    {
      ...saves,
      displayName: 'saves',
      testMatch: ['<rootDir>/__tests__/saves/**/*.test.ts'],
    },
    {
      displayName: 'app',
      coveragePathIgnorePatterns: ['<rootDir>/engine/'],
      preset: 'jest-expo',
      transformIgnorePatterns: expoIgnored,
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/app-setup.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/__tests__/(engine|config|browser|saves)/',
      ],
    },
  ],
}
