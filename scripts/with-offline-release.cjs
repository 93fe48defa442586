// The game needs no network, so the released Android app has no INTERNET permission. Only the
// release build drops it: a development build loads its code from Metro.
const { mkdirSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { withDangerousMod } = require('expo/config-plugins')

const MANIFEST = `<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:tools="http://schemas.android.com/tools">

    <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
</manifest>
`

module.exports = function withOfflineRelease(config) {
  return withDangerousMod(config, [
    'android',
    (mod) => {
      const folder = join(mod.modRequest.platformProjectRoot, 'app/src/release')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'AndroidManifest.xml'), MANIFEST)
      return mod
    },
  ])
}
