import type * as ExpoSystemUi from 'expo-system-ui'
import { Appearance } from 'react-native'
import { optionalModule } from './optional-module'

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const systemUi = optionalModule<typeof ExpoSystemUi>(() => require('expo-system-ui'))

/**
 * Gives the theme of the app to the windows that the system draws for it: on iOS keyboard, share sheet and file picker
 * too, on Android dialogs only, where the others are apps of their own and have the theme of the phone. And to
 * the root view, which is seen behind the screens when the phone turns.
 */
export function setAppearance(scheme: 'system' | 'light' | 'dark', background: string): void {
  Appearance.setColorScheme(scheme === 'system' ? 'unspecified' : scheme)
  systemUi?.setBackgroundColorAsync(background).catch(() => {
    // The root view keeps the colour of the splash screen.
  })
}
