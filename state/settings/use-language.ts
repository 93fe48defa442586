import { useEffect, useRef, useState } from 'react'
import { AppState } from 'react-native'
import { setAppLanguage } from '@/device/app-language'
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
  const told = useRef(choice)
  useEffect(() => {
    // At the start nothing is taken back that was chosen for the app in the system's own settings.
    if (told.current === choice) return
    told.current = choice
    setAppLanguage(choice === 'system' ? undefined : choice)
    setPhone(phoneLanguages())
  }, [choice])
  return languageFor(choice, phone)
}

/** Tells the browser which language is shown. */
export function usePageLanguage(language: string): void {
  useEffect(() => setPageLanguage(language), [language])
}
