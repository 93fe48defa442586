import { useEffect, useState } from 'react'
import { useColorScheme } from 'react-native'
import type { ThemeName } from '@/model/settings'
import { darkTheme, lightTheme, withMoreContrast, type Theme } from './theme'
import { watchContrast } from './wants-contrast'

/** The theme that was chosen, or the one that goes with the system, with the contrast it asks for. */
export function useAppTheme(choice: ThemeName): Theme {
  const system = useColorScheme()
  const [isContrastWanted, setIsContrastWanted] = useState(false)
  useEffect(() => watchContrast(setIsContrastWanted), [])
  const theme = (choice === 'system' ? system : choice) === 'dark' ? darkTheme : lightTheme
  return isContrastWanted ? withMoreContrast(theme) : theme
}
