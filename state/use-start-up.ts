import { useEffect } from 'react'
import { setAppearance } from '@/device/appearance'
import { atRest, IS_FETCHED } from '@/device/page'
import { hideSplash, holdSplash } from '@/device/splash'
import type { ThemeName } from '@/model/settings'
import { useSettings } from './settings/settings'
import { usePageLanguage } from './settings/use-language'
import { askForSenses } from './settings/use-device-senses'
import { useRotationLock } from './table/use-rotation-lock'

// When the module is loaded: with the first view it would be too late.
holdSplash()

/** Keeps the splash screen until `isReady`. */
export function useSplash(isReady: boolean): void {
  useEffect(() => {
    if (isReady) hideSplash()
  }, [isReady])
}

/** Makes the system's own windows and views follow the app's theme. */
function useAppearance(theme: ThemeName, background: string): void {
  useEffect(() => setAppearance(theme, background), [theme, background])
}

/** The pause between the screen that comes next and those that may be opened later. */
const LATER_MS = 1500

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

export type FetchScreen = () => Promise<unknown>

/**
 * Fetches the code of these screens one after another, so that they open without a network; each while
 * nothing moves, because running it takes longer than a frame.
 */
function usePrefetch(isReady: boolean, screens: readonly FetchScreen[]): void {
  useEffect(() => {
    if (!isReady || !IS_FETCHED) return
    let isWanted = true
    const fetchAll = async () => {
      for (const [index, fetchScreen] of screens.entries()) {
        if (index === 1) await sleep(LATER_MS)
        await atRest()
        if (!isWanted) return
        // It is fetched again when it is opened.
        await fetchScreen().catch(() => {})
      }
    }
    void fetchAll()
    return () => {
      isWanted = false
    }
  }, [isReady, screens])
}

/**
 * Everything the app does once at the start: theme, language, rotation, splash screen, shaking, prefetching.
 */
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
