const { getDefaultConfig } = require('expo/metro-config')

const config = getDefaultConfig(__dirname)

// A module is run when it is first used, and not before the first screen.
config.transformer.getTransformOptions = () =>
  Promise.resolve({ transform: { experimentalImportSupport: true, inlineRequires: true } })

module.exports = config
