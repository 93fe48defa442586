import { useEffect, useState } from 'react'
import { AccessibilityInfo, useColorScheme } from 'react-native'
import type { ThemeName } from '@/model/settings'
import { darkTheme, lightTheme, withMoreContrast, type Theme } from './theme'
import { watchContrast, watchForcedColours } from './wants-contrast'

/**
 * The chosen theme or that of the system, with more contrast if the system asks for it. With forced colours
 * it follows the system: icons keep their own colours, and are drawn on the system's background.
 */
export function useAppTheme(choice: ThemeName): Theme {
  const system = useColorScheme()
  const [isContrastWanted, setIsContrastWanted] = useState(false)
  useEffect(() => watchContrast(setIsContrastWanted), [])
  const [areForced, setAreForced] = useState(false)
  useEffect(() => watchForcedColours(setAreForced), [])
  const theme =
    (choice === 'system' || areForced ? system : choice) === 'dark' ? darkTheme : lightTheme
  return isContrastWanted ? withMoreContrast(theme) : theme
}

/** Whether the system asks for reduced motion; follows changes. */
export function useSystemReducedMotion(): boolean {
  const [isReduced, setIsReduced] = useState(false)
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setIsReduced, () => {})
    const listener = AccessibilityInfo.addEventListener('reduceMotionChanged', setIsReduced)
    return () => listener.remove()
  }, [])
  return isReduced
}
