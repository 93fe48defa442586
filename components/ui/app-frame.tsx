import { StatusBar } from 'expo-status-bar'
import type { ReactNode } from 'react'
import { ReducedMotionProvider } from './motion'
import { ThemeProvider, type Theme } from './theme'

type Props = {
  readonly theme: Theme
  readonly isMotionReduced: boolean
  readonly children: ReactNode
}

/** What all screens share: the theme, whether motion is reduced, and the status bar. */
export function AppFrame({ theme, isMotionReduced, children }: Props) {
  return (
    <ThemeProvider value={theme}>
      <ReducedMotionProvider value={isMotionReduced}>
        <StatusBar style={theme.isDark ? 'light' : 'dark'} />
        {children}
      </ReducedMotionProvider>
    </ThemeProvider>
  )
}
