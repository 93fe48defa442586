// The box is not mirrored where people read from right to left. expo-localization's `supportsRTL`
// alone would take effect on Android from the second start on: the first surface is laid out before
// its module is created.
const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins')

module.exports = function withLeftToRight(config) {
  return withAndroidManifest(config, (mod) => {
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(mod.modResults)
    application.$['android:supportsRtl'] = 'false'
    return mod
  })
}
