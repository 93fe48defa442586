import { StatusBar } from 'expo-status-bar'
import { useMemo, type ReactNode } from 'react'
import { LeftHandedProvider } from './left-handed'
import { ReducedMotionProvider } from './motion'
import { SpeechProvider, withPlainNumbers, type Speech } from './speech'
import { ThemeProvider, type Theme } from './theme'

type Props = {
  readonly theme: Theme
  readonly isMotionReduced: boolean
  readonly isLeftHanded: boolean
  readonly speech: Speech
  readonly children: ReactNode
}

/** What all screens share: theme, motion, which thumb plays, the status bar, and how it speaks. */
export function AppFrame({ theme, isMotionReduced, isLeftHanded, speech, children }: Props) {
  const spoken = useMemo(() => withPlainNumbers(speech), [speech])
  return (
    <ThemeProvider value={theme}>
      <ReducedMotionProvider value={isMotionReduced}>
        <LeftHandedProvider value={isLeftHanded}>
          <StatusBar style={theme.isDark ? 'light' : 'dark'} />
          <SpeechProvider value={spoken}>{children}</SpeechProvider>
        </LeftHandedProvider>
      </ReducedMotionProvider>
    </ThemeProvider>
  )
}
