import { useCallback, useEffect, useRef, useState } from 'react'
import { AppState } from 'react-native'
import {
  openAppSettings,
  setAppLanguage,
  voiceChangesBy,
  voiceLanguages,
} from '@/device/app-language'
import { phoneLanguages, setPageLanguage } from '@/device/languages'
import { watchScreenReader } from '@/device/screen-reader'
import { languageFor, type Language, type VoiceChange } from '@/model/language'
import { useSettings } from './settings'

/** Follows languages of the phone. To change them the user leaves the app; Android does not restart it. */
function useFollowed(ask: () => readonly string[]) {
  const [languages, setLanguages] = useState(ask)
  const askAgain = useCallback(() => setLanguages(ask()), [ask])
  useEffect(() => {
    const listener = AppState.addEventListener('change', (next) => {
      if (next === 'active') askAgain()
    })
    return () => listener.remove()
  }, [askAgain])
  return [languages, askAgain] as const
}

/** The language chosen in the settings, or else the phone's; both may change while the app runs. */
export function useChosenLanguage(): Language {
  const choice = useSettings((settings) => settings.language)
  const [phone, askAgain] = useFollowed(phoneLanguages)
  const told = useRef(choice)
  useEffect(() => {
    // At the start the system's own setting for the app is not reset.
    if (told.current === choice) return
    told.current = choice
    setAppLanguage(choice === 'system' ? undefined : choice)
    askAgain()
  }, [choice, askAgain])
  return languageFor(choice, phone)
}

/** What makes the screen reader speak the language of the app, if one is on and speaks another. */
export function useVoiceChange(): VoiceChange | undefined {
  const choice = useSettings((settings) => settings.language)
  const [voice] = useFollowed(voiceLanguages)
  const [isHeard, setIsHeard] = useState(false)
  useEffect(() => watchScreenReader(setIsHeard), [])
  const isOther = languageFor('system', voice) !== languageFor(choice, phoneLanguages())
  return isHeard && isOther ? { by: voiceChangesBy(), openSettings: openAppSettings } : undefined
}

/** Tells the browser the language of the page. */
export function usePageLanguage(language: string): void {
  useEffect(() => setPageLanguage(language), [language])
}
