import { useEffect, useState } from 'react'
import { AppState } from 'react-native'
import { phoneLanguages, setPageLanguage } from '@/device/languages'
import { languageFor, type Language } from '@/model/language'
import { useSettings } from './settings'

/** The language chosen in the settings, or else the phone's; both may change while the app runs. */
export function useChosenLanguage(): Language {
  const choice = useSettings((settings) => settings.language)
  const [phone, setPhone] = useState(phoneLanguages)
  useEffect(() => {
    // To change the phone's languages the app has to be left. Android does not restart it.
    const listener = AppState.addEventListener('change', (next) => {
      if (next === 'active') setPhone(phoneLanguages())
    })
    return () => listener.remove()
  }, [])
  return languageFor(choice, phone)
}

/** Tells the browser which language is shown. */
export function usePageLanguage(language: string): void {
  useEffect(() => setPageLanguage(language), [language])
}
