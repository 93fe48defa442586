import { StatusBar } from 'expo-status-bar'
import type { ReactNode } from 'react'
import { LeftHandedProvider } from './left-handed'
import { ReducedMotionProvider } from './motion'
import { ThemeProvider, type Theme } from './theme'

type Props = {
  readonly theme: Theme
  readonly isMotionReduced: boolean
  readonly isLeftHanded: boolean
  readonly children: ReactNode
}

/** What all screens share: the theme, whether motion is reduced, which thumb plays, and the status bar. */
export function AppFrame({ theme, isMotionReduced, isLeftHanded, children }: Props) {
  return (
    <ThemeProvider value={theme}>
      <ReducedMotionProvider value={isMotionReduced}>
        <LeftHandedProvider value={isLeftHanded}>
          <StatusBar style={theme.isDark ? 'light' : 'dark'} />
          {children}
        </LeftHandedProvider>
      </ReducedMotionProvider>
    </ThemeProvider>
  )
}
