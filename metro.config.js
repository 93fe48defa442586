const { getDefaultConfig } = require('expo/metro-config')
const withCompileHint = require('./scripts/compile-hint.cjs')

const config = getDefaultConfig(__dirname)

// A module is run when it is first used, and not before the first screen.
config.transformer.getTransformOptions = () =>
  Promise.resolve({ transform: { experimentalImportSupport: true, inlineRequires: true } })

config.transformer.minifierPath = require.resolve('./scripts/minify.cjs')
// The minifier gives short names to what a module is given; to rename it before that takes a tenth of the time.
config.transformer.unstable_disableNormalizePseudoGlobals = true
config.serializer.customSerializer = withCompileHint(config.serializer.customSerializer)

// Parts of the router that the app does not use, and that the router itself only hands on.
const UNUSED = [
  './color',
  './layouts/Tabs',
  './layouts/experimental-stack',
  './standard-navigation',
  './stack-utils/toolbar/StackToolbar',
  './toolbar',
  // The app has no list of its own pages: see `sitemap` in app.json.
  './views/Sitemap',
  './zoom/usePreventZoomTransitionDismissal',
]

const isOfRouter = ({ originModulePath }) => /\bexpo-router[\\/]build\b/.test(originModulePath)

const isUnused = (context, name, platform) =>
  isOfRouter(context) &&
  // In browsers it mixes colours for headers, badges and buttons of its own, of which the app has none.
  (UNUSED.includes(name) || (platform === 'web' && name === 'color'))

// Its error screens ask for one context of these tabs, and brought all of them with it.
const TABS = '../react-navigation/bottom-tabs'
const needed = (context, name) =>
  isOfRouter(context) && name === TABS ? `${TABS}/utils/BottomTabBarHeightContext` : name

// Reanimated animates the layout of browsers by CSS; on phones it only asks whether it runs in one.
const isForBrowsers = ({ originModulePath }, name, platform) =>
  platform !== 'web' &&
  /\breact-native-reanimated\b/.test(originModulePath) &&
  name.startsWith('../layoutReanimation/web')

config.resolver.resolveRequest = (context, name, platform) =>
  isUnused(context, name, platform) || isForBrowsers(context, name, platform)
    ? { type: 'empty' }
    : context.resolveRequest(context, needed(context, name), platform)

module.exports = config
