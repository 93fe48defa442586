/** Each exports all it has by one list, and the app uses a tenth of it. */
const isListed = (file = '') => /node_modules[\\/](valibot|react-native-svg)[\\/]/.test(file)

module.exports = function (api) {
  const isTest = api.env('test')
  // A browser has no thread of its own for animations (see components/motion/motion.web.ts), and tests
  // run Reanimated's mock.
  const noWorklets = { worklets: false, reanimated: false }
  const options = { web: noWorklets, ...(isTest && { native: noWorklets }) }
  return {
    presets: [['babel-preset-expo', options]],
    plugins: isTest ? ['./scripts/require-fetched.cjs'] : [],
    overrides: [{ test: isListed, plugins: ['./scripts/shakable-exports.cjs'] }],
  }
}
