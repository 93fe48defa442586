import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const INPUTS = ['app.json', 'package.json', 'tsconfig.json', 'assets', 'scripts']
let scratch: string

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'shut-the-box-prebuild-'))
  for (const name of INPUTS) cpSync(join(root, name), join(scratch, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/expo/bin/cli'), 'prebuild', '--no-install'],
    {
      cwd: scratch,
      env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_GIT_STATUS: '1' },
      stdio: 'pipe',
    },
  )
}, 180_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const android = (path: string) => readFileSync(join(scratch, 'android/app/src', path), 'utf8')

function permissionsIn(manifest: string) {
  const asked: string[] = []
  const removed: string[] = []
  for (const [tag, name = ''] of manifest.matchAll(
    /<uses-permission\S*\s[^>]*android:name="([^"]+)"[^>]*>/g,
  )) {
    ;(tag.includes('tools:node="remove"') ? removed : asked).push(name)
  }
  return { asked: asked.sort(), removed: removed.sort() }
}

describe('on Android', () => {
  test('asks for vibration, the fast accelerometer and, for Metro, the network: nothing else', () => {
    expect(permissionsIn(android('main/AndroidManifest.xml'))).toEqual({
      asked: [
        'android.permission.HIGH_SAMPLING_RATE_SENSORS',
        'android.permission.INTERNET',
        'android.permission.VIBRATE',
      ],
      removed: [
        'android.permission.ACCESS_NETWORK_STATE',
        'android.permission.ACTIVITY_RECOGNITION',
        'android.permission.MODIFY_AUDIO_SETTINGS',
        'android.permission.READ_EXTERNAL_STORAGE',
        'android.permission.RECORD_AUDIO',
        'android.permission.SYSTEM_ALERT_WINDOW',
        'android.permission.WRITE_EXTERNAL_STORAGE',
      ],
    })
  })

  test('gives up the network in the release build', () => {
    expect(permissionsIn(android('release/AndroidManifest.xml'))).toEqual({
      asked: [],
      removed: ['android.permission.INTERNET'],
    })
  })

  test('runs no service in the background', () => {
    expect(android('main/AndroidManifest.xml')).not.toContain('<service')
  })

  test('has room for many thousand matches', () => {
    const properties = readFileSync(join(scratch, 'android/gradle.properties'), 'utf8')
    expect(properties).toMatch(/^AsyncStorage_db_size_in_MB=200$/m)
  })

  test('lets the phone back up the matches', () => {
    expect(android('main/AndroidManifest.xml')).toContain('android:allowBackup="true"')
  })

  test('does not mirror the box where people read from right to left', () => {
    expect(android('main/AndroidManifest.xml')).toContain('android:supportsRtl="false"')
  })

  test.each([
    ['en', 'Shut the Box'],
    ['fr', 'Fermer la boîte'],
  ])('is called in %s as %s', (language, name) => {
    const strings = android(`main/res/values-b+${language}/strings.xml`)
    expect(strings).toContain(`<string name="app_name">"${name}"</string>`)
  })

  test('offers both languages for this app alone', () => {
    expect(android('main/AndroidManifest.xml')).toContain(
      'android:localeConfig="@xml/locales_config"',
    )
    const locales = android('main/res/xml/locales_config.xml')
    expect([...locales.matchAll(/android:name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'en',
      'fr',
    ])
  })

  test('goes on when the phone is set to another language', () => {
    expect(android('main/AndroidManifest.xml')).toMatch(
      /android:configChanges="[^"]*\|locale\|layoutDirection/,
    )
  })

  test('may be held either way', () => {
    expect(android('main/AndroidManifest.xml')).toContain('android:screenOrientation="unspecified"')
  })
})

describe('on iOS', () => {
  const plist = () => readFileSync(join(scratch, 'ios/ShuttheBox/Info.plist'), 'utf8')
  // The top-level keys are those indented once.
  const keys = () => [...plist().matchAll(/^ {4}<key>(.+)<\/key>/gm)].map(([, key]) => key).sort()

  test('writes exactly the expected keys, and only the motion one asks the player anything', () => {
    expect(keys()).toEqual([
      'CADisableMinimumFrameDurationOnPhone',
      'CFBundleDevelopmentRegion',
      'CFBundleDisplayName',
      'CFBundleExecutable',
      'CFBundleIdentifier',
      'CFBundleInfoDictionaryVersion',
      'CFBundleLocalizations',
      'CFBundleName',
      'CFBundlePackageType',
      'CFBundleShortVersionString',
      'CFBundleSignature',
      'CFBundleURLTypes',
      'CFBundleVersion',
      'ExpoLocalization_supportsRTL',
      'ITSAppUsesNonExemptEncryption',
      'LSMinimumSystemVersion',
      'LSRequiresIPhoneOS',
      'NSAppTransportSecurity',
      'NSMotionUsageDescription',
      'NSUserActivityTypes',
      'RCTAsyncStorageExcludeFromBackup',
      'RCTMetroPort',
      'RCTRootViewBackgroundColor',
      'UILaunchStoryboardName',
      'UIRequiredDeviceCapabilities',
      'UIRequiresFullScreen',
      'UIStatusBarStyle',
      'UISupportedInterfaceOrientations',
      'UIUserInterfaceStyle',
      'UIViewControllerBasedStatusBarAppearance',
    ])
  })

  test.each([
    ['CFBundleDisplayName', '<string>Shut the Box</string>'],
    ['NSMotionUsageDescription', '<string>Shake the phone to throw the dice.</string>'],
    ['ITSAppUsesNonExemptEncryption', '<false/>'],
    // The box is not mirrored where people read from right to left.
    ['ExpoLocalization_supportsRTL', '<false/>'],
    // The matches go into the phone's backup.
    ['RCTAsyncStorageExcludeFromBackup', '<false/>'],
    // A tablet that shows other apps beside this one lets none of them lock the rotation.
    ['UIRequiresFullScreen', '<true/>'],
    ['UIUserInterfaceStyle', '<string>Automatic</string>'],
  ])('sets %s', (key, value) => {
    expect(plist()).toMatch(new RegExp(`<key>${key}</key>\\s*${value}`))
  })

  test('offers both languages for this app alone', () => {
    expect(plist()).toMatch(
      /<key>CFBundleLocalizations<\/key>\s*<array>\s*<string>en<\/string>\s*<string>fr<\/string>/,
    )
  })

  test.each([
    ['en', 'Shut the Box', 'Shake the phone to throw the dice.'],
    ['fr', 'Fermer la boîte', 'Secoue le téléphone pour lancer les dés.'],
  ])('is called, and explains itself, in %s', (language, name, motion) => {
    const path = `ios/ShuttheBox/Supporting/${language}.lproj/InfoPlist.strings`
    expect(readFileSync(join(scratch, path), 'utf8').split('\n')).toEqual([
      `CFBundleDisplayName = "${name}";`,
      `NSMotionUsageDescription = "${motion}";`,
    ])
    const project = readFileSync(join(scratch, 'ios/ShuttheBox.xcodeproj/project.pbxproj'), 'utf8')
    expect(project).toContain(`${language}.lproj/InfoPlist.strings`)
  })

  test('does not offer to undo typing when the phone is shaken', () => {
    const delegate = readFileSync(join(scratch, 'ios/ShuttheBox/AppDelegate.swift'), 'utf8')
    expect(delegate.split('application.applicationSupportsShakeToEdit = false')).toHaveLength(2)
  })

  test.each(['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'])(
    'may be held %s on phone and tablet',
    (orientation) => {
      const held = `<string>UIInterfaceOrientation${orientation}</string>`
      expect(plist().split(held)).toHaveLength(2)
    },
  )
})
