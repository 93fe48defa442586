import { Settings } from 'react-native'
import { phoneLanguages } from './languages'

const LANGUAGES_AT_START = phoneLanguages()

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

/** The languages of the app when it was started, the one that VoiceOver speaks first. */
export const voiceLanguages = (): readonly string[] => LANGUAGES_AT_START

export const voiceChangesBy = () => 'restart' as const

/** Nothing has to be set there: see `setAppLanguage`. */
export function openAppSettings(): void {}
