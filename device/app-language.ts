import { Linking, Platform } from 'react-native'

/** Android has a language per app too, but React Native cannot set it. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- that of iOS takes it
export function setAppLanguage(_language: string | undefined): void {}

export { phoneLanguages as voiceLanguages } from './languages'

/**
 * TalkBack speaks the language that Android's settings have for the app, from Android 14 on: there a window tells
 * its language (`ViewRootImpl`), and TalkBack asks for it (`getLocalesByNode`). Before, it keeps the phone's.
 */
export const voiceChangesBy = (): 'settings' | 'nothing' =>
  Platform.OS === 'android' && Platform.Version >= 34 ? 'settings' : 'nothing'

/** Opens what the phone's settings have for the app, its language too (`IntentModule.openSettings`). */
export function openAppSettings(): void {
  Linking.openSettings().catch(() => {
    // A phone without such settings: nothing opens.
  })
}
