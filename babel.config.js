// In a browser worklets are ordinary functions. The plugin would add the source of each as a text
// for the UI thread of a phone: a quarter of what Reanimated weighs there.
const WORKLETS_ON_WEB = [
  'react-native-worklets/plugin',
  { omitNativeOnlyData: true, substituteWebPlatformChecks: true },
]

module.exports = function (api) {
  const isWeb = api.caller((caller) => caller?.platform === 'web')
  return {
    presets: [['babel-preset-expo', { worklets: !isWeb }]],
    plugins: isWeb ? [WORKLETS_ON_WEB] : [],
  }
}
