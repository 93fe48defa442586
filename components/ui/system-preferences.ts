import { useEffect, useState } from 'react'
import { AccessibilityInfo, useColorScheme } from 'react-native'
import type { ThemeName } from '@/model/settings'
import { darkTheme, lightTheme, withMoreContrast, type Theme } from './theme'
import { watchContrast, watchForcedColours } from './wants-contrast'

/**
 * The theme that was chosen, or the one that goes with the system, with the contrast it asks for. Where the system forces
 * its colours it is that of the system: the icons keep their own colours, and lie on its ground.
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

/** Whether the system asks for less motion, also if that changes while the app runs. */
export function useSystemReducedMotion(): boolean {
  const [isReduced, setIsReduced] = useState(false)
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setIsReduced, () => {})
    const listener = AccessibilityInfo.addEventListener('reduceMotionChanged', setIsReduced)
    return () => listener.remove()
  }, [])
  return isReduced
}
