import { Settings } from 'react-native'

/**
 * Gives the app a language of its own, or the phone's again, as the system's settings do: from its next start on VoiceOver
 * has the voice of that language, and what the system itself shows in the app is in it.
 */
export function setAppLanguage(language: string | undefined): void {
  try {
    Settings.set({ AppleLanguages: language === undefined ? null : [language] })
  } catch {
    // Then VoiceOver keeps the phone's voice.
  }
}
