// The box is not mirrored in right-to-left languages. `supportsRTL` of expo-localization alone would take
// effect on Android only from the second start on: the first surface is laid out before its module is
// created.
const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins')

module.exports = function withLeftToRight(config) {
  return withAndroidManifest(config, (mod) => {
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(mod.modResults)
    application.$['android:supportsRtl'] = 'false'
    return mod
  })
}
