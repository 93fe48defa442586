import { Settings } from 'react-native'

/**
 * Sets or resets the language of the app alone, as the system's settings do. From the next start on VoiceOver
 * uses a voice of that language, and the system's own parts of the app are in it.
 */
export function setAppLanguage(language: string | undefined): void {
  try {
    Settings.set({ AppleLanguages: language === undefined ? null : [language] })
  } catch {
    // VoiceOver then keeps the phone's voice.
  }
}
