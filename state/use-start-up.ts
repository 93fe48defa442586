import { useEffect } from 'react'
import { useSettings } from './settings/settings'
import { useAppearance } from './settings/use-appearance'
import { usePageLanguage } from './settings/use-language'
import { askForSenses } from './settings/use-device-senses'
import { useRotationLock } from './table/use-rotation-lock'
import { usePrefetch, type FetchScreen } from './use-prefetch'
import { useSplash } from './use-splash'

/** What the phone or the browser has to know of the app, before and once it `isReady`. */
export function useStartUp(
  isReady: boolean,
  background: string,
  language: string,
  screens: readonly FetchScreen[],
): void {
  const { theme, isRotationLocked } = useSettings()
  useAppearance(theme, background)
  usePageLanguage(language)
  useRotationLock(isRotationLocked)
  useSplash(isReady)
  useEffect(() => void askForSenses(), [])
  usePrefetch(isReady, screens)
}
