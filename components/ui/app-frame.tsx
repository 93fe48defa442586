import { Fraunces_800ExtraBold } from '@expo-google-fonts/fraunces/800ExtraBold'
import { useFonts } from 'expo-font'
import { StatusBar } from 'expo-status-bar'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { LeftHandedProvider } from './left-handed'
import { ReducedMotionProvider } from './motion'
import { SpeechProvider, withPlainNumbers, type Speech } from './speech'
import { DISPLAY_FACE, ThemeProvider, type Theme } from './theme'

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

/** Loads the display face. Returns whether it is there, or cannot be had: then the system's stands in. */
export function useDisplayFace(): boolean {
  const [isLoaded, error] = useFonts({ [DISPLAY_FACE]: Fraunces_800ExtraBold })
  return isLoaded || error !== null
}

const subscribeToNothing = () => () => {}

/**
 * False in the static export and while its HTML is hydrated, then true. Every page is exported with
 * the same empty body: theme and saves are known only in the browser, and the file of any page can
 * then be served for any route.
 */
export const useIsClient = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
