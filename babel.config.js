/** Each exports all it has by one list, and the app uses a tenth of it. */
const isListed = (file = '') => /node_modules[\\/](valibot|react-native-svg)[\\/]/.test(file)

/** The router requires it for a few of the seventy parts that it hands on. */
const handsOn = (file = '') =>
  /node_modules[\\/]react-native-web[\\/]dist[\\/]index\.js$/.test(file)

/**
 * Expo gives every bundle for phones the streams of browsers, for a fetch of its own. The app asks no network for
 * anything, and `.env` leaves React Native's fetch in its place.
 */
const isUnusedPolyfill = (file = '') =>
  /node_modules[\\/]expo[\\/]virtual[\\/]streams\.js$/.test(file)

const emptied = () => ({
  visitor: {
    Program(program) {
      program.node.body = []
    },
  },
})

const isOurs = (file = '') => !/node_modules[\\/]/.test(file)

module.exports = function (api) {
  const isTest = api.env('test')
  const isRelease = api.env('production')
  // A browser has no thread of its own for animations: see components/motion/motion.web.ts. Tests have none either,
  // but Reanimated wants to know what our worklets depend on; its own took a third of the time to load a screen.
  const noWorklets = { worklets: false, reanimated: false }
  const options = { web: noWorklets, ...(isTest && { native: noWorklets }) }
  const ourWorklets = { test: isOurs, plugins: ['react-native-worklets/plugin'] }
  return {
    presets: [['babel-preset-expo', options]],
    plugins: isTest ? ['./scripts/require-fetched.cjs'] : [],
    overrides: [
      { test: isListed, plugins: ['./scripts/shakable-exports.cjs'] },
      { test: handsOn, plugins: ['./scripts/lazy-exports.cjs'] },
      ...(isTest ? [ourWorklets] : []),
      ...(isRelease ? [{ test: isUnusedPolyfill, plugins: [emptied] }] : []),
    ],
  }
}
