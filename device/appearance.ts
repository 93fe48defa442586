import type * as ExpoSystemUi from 'expo-system-ui'
import { Appearance } from 'react-native'
import { optionalModule } from './optional-module'

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const systemUi = optionalModule<typeof ExpoSystemUi>(() => require('expo-system-ui'))

/**
 * Applies the app's theme to windows that the system draws: on iOS keyboard, share sheet and file picker as
 * well, on Android dialogs only, as the others are separate apps. Also to the root view, which is visible
 * behind the screens during a rotation.
 */
export function setAppearance(scheme: 'system' | 'light' | 'dark', background: string): void {
  Appearance.setColorScheme(scheme === 'system' ? 'unspecified' : scheme)
  systemUi?.setBackgroundColorAsync(background).catch(() => {
    // The root view keeps the colour of the splash screen.
  })
}
