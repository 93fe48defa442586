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

// These simulate thousands of throws and matches, so they run without coverage counters, which make
// them several times slower. The other tests cover every branch without them.
const LONG_RUNS = [
  'dice-fairness',
  'random-matches',
  'judgement/assumed-play',
  'judgement/luck-and-skill',
  'judgement/simulated-turns',
  'judgement/small-matches',
  'judgement/turn-choices',
].map((name) => `<rootDir>/__tests__/engine/${name}.test.ts`)

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

// Tests of screens and of the phone's features, with React Native's transforms and the variants of our
// files for a platform.
const expo = (preset, platform) => ({
  preset,
  transform: {
    '\\.[jt]sx?$': [
      '<rootDir>/__tests__/support/babel-transform.js',
      { caller: { name: 'metro', bundler: 'metro', platform, supportsReactCompiler: true } },
    ],
  },
  moduleNameMapper: {
    '^react-native-reanimated/mock$': '<rootDir>/__tests__/support/reanimated-mock.js',
  },
  coveragePathIgnorePatterns: ['<rootDir>/engine/'],
  transformIgnorePatterns: expoIgnored,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/app-setup.ts'],
  // Its clock is set up there.
  fakeTimers: { doNotFake: ['performance'] },
})

const PLATFORM_TESTS = ['device', 'platform'].map(
  (folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`,
)

// What needs nothing of React Native: it takes seconds to load, for each file of tests.
const PURE_TESTS = '<rootDir>/__tests__/{components,i18n,model,state/judgement}/**/*.test.ts'

// What `npm test` runs: Node is all it needs. `jest.browser.config.js` has what needs a browser.
module.exports = {
  maxWorkers: '100%',
  // None of them is that slow, but the machine may be busy.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/__tests__/support/longest-first.js',
  collectCoverageFrom: ['engine/**/*.ts'],
  coverageReporters: ['text-summary', 'text'],
  coverageThreshold: { './engine/': { branches: 100 } },
  projects: [
    {
      ...plainNode,
      displayName: 'engine',
      testMatch: ['<rootDir>/__tests__/engine/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...LONG_RUNS],
    },
    {
      ...plainNode,
      displayName: 'engine-long',
      testMatch: LONG_RUNS,
      coveragePathIgnorePatterns: ['<rootDir>/engine/'],
    },
    {
      ...plainNode,
      displayName: 'config',
      testMatch: ['<rootDir>/__tests__/config/**/*.test.ts'],
      coveragePathIgnorePatterns: ['<rootDir>/engine/'],
    },
    {
      ...saves,
      displayName: 'saves',
      testMatch: ['<rootDir>/__tests__/saves/**/*.test.ts'],
    },
    {
      ...plainNode,
      displayName: 'pure',
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
      testMatch: [PURE_TESTS],
      coveragePathIgnorePatterns: ['<rootDir>/engine/'],
    },
    {
      ...expo('jest-expo/ios', 'ios'),
      displayName: 'ios',
      testMatch: PLATFORM_TESTS,
    },
    {
      ...expo('jest-expo/android', 'android'),
      displayName: 'android',
      testMatch: PLATFORM_TESTS,
      // They name the variant that they test.
      testPathIgnorePatterns: ['/node_modules/', '-web.test.ts$'],
    },
    {
      ...expo('jest-expo', 'ios'),
      displayName: 'app',
      testMatch: [
        '<rootDir>/__tests__/{app,state}/**/*.test.{ts,tsx}',
        '<rootDir>/__tests__/components/**/*.test.tsx',
      ],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/state/judgement/'],
    },
  ],
}
