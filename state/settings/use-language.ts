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
    // To change the phone's languages the user leaves the app. Android does not restart it.
    const listener = AppState.addEventListener('change', (next) => {
      if (next === 'active') setPhone(phoneLanguages())
    })
    return () => listener.remove()
  }, [])
  const told = useRef(choice)
  useEffect(() => {
    // At the start the system's own setting for the app is not reset.
    if (told.current === choice) return
    told.current = choice
    setAppLanguage(choice === 'system' ? undefined : choice)
    setPhone(phoneLanguages())
  }, [choice])
  return languageFor(choice, phone)
}

/** Tells the browser the language of the page. */
export function usePageLanguage(language: string): void {
  useEffect(() => setPageLanguage(language), [language])
}
