module.exports = function (api) {
  const isTest = api.env('test')
  // A browser has no thread of its own for animations: see components/motion/motion.web.ts.
  const web = { worklets: false, reanimated: false }
  return {
    presets: [['babel-preset-expo', { web }]],
    plugins: isTest ? ['./scripts/require-fetched.cjs'] : [],
  }
}
