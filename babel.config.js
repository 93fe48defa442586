module.exports = function (api) {
  api.cache(true)
  // A browser has no thread of its own for animations: see components/motion/motion.web.ts.
  const web = { worklets: false, reanimated: false }
  return { presets: [['babel-preset-expo', { web }]] }
}
