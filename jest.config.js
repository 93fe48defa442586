// The engine runs on plain Node, without React Native's transforms: what passes there runs anywhere.
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

// @noble/hashes is published as ES modules only, so it is transformed in both.
const [ignoredByExpo, ...otherIgnored] = require('jest-expo/jest-preset').transformIgnorePatterns
const expoIgnored = [ignoredByExpo.replace('(?!(', '(?!(@noble/hashes|'), ...otherIgnored]

module.exports = {
  collectCoverageFrom: ['engine/**/*.ts'],
  coverageReporters: ['text-summary', 'text'],
  coverageThreshold: { './engine/': { branches: 100 } },
  projects: [
    {
      ...plainNode,
      displayName: 'engine',
      testMatch: ['<rootDir>/__tests__/engine/**/*.test.ts'],
    },
    {
      ...plainNode,
      displayName: 'config',
      testMatch: ['<rootDir>/__tests__/config/**/*.test.ts'],
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      transformIgnorePatterns: expoIgnored,
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/app-setup.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(engine|config|browser)/'],
    },
  ],
}
