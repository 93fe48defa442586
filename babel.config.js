module.exports = function (api) {
  // A browser has no thread of its own for animations: see components/motion/motion.web.ts.
  const isWeb = api.caller((caller) => caller?.platform === 'web')
  return { presets: [['babel-preset-expo', { worklets: !isWeb }]] }
}
