// What `npm run test:phone` runs: the exported bundle of a phone, on Node.
const { projects } = require('./jest.config')

const plainNode = projects.find(({ displayName }) => displayName === 'config')

module.exports = {
  projects: [
    {
      ...plainNode,
      displayName: 'phone',
      testMatch: ['<rootDir>/__tests__/phone/**/*.test.ts'],
    },
  ],
  // Dice roll as long as they do on a phone.
  testTimeout: 240_000,
}
