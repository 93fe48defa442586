const { getDefaultConfig } = require('expo/metro-config')
const withCompileHint = require('./scripts/compile-hint.cjs')

const config = getDefaultConfig(__dirname)

// A module is run when it is first used, and not before the first screen.
config.transformer.getTransformOptions = () =>
  Promise.resolve({ transform: { experimentalImportSupport: true, inlineRequires: true } })

config.transformer.minifierPath = require.resolve('./scripts/minify.cjs')
config.serializer.customSerializer = withCompileHint(config.serializer.customSerializer)

// In browsers the router mixes colours for headers, badges and buttons of its own, of which the app has none.
config.resolver.resolveRequest = (context, name, platform) =>
  platform === 'web' && name === 'color'
    ? { type: 'empty' }
    : context.resolveRequest(context, name, platform)

module.exports = config
