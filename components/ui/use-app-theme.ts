import { useColorScheme } from 'react-native'
import type { ThemeName } from '@/model/settings'
import { darkTheme, lightTheme, type Theme } from './theme'

/** The theme that was chosen, or the one that goes with the system. */
export function useAppTheme(choice: ThemeName): Theme {
  const system = useColorScheme()
  return (choice === 'system' ? system : choice) === 'dark' ? darkTheme : lightTheme
}
