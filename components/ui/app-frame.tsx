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

/** Provides what all screens share: theme, reduced motion, handedness, status bar and speech. */
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

/** Loads the display face. True once it is loaded or has failed to load: the system font is used then. */
export function useDisplayFace(): boolean {
  const [isLoaded, error] = useFonts({ [DISPLAY_FACE]: Fraunces_800ExtraBold })
  return isLoaded || error !== null
}

const subscribeToNothing = () => () => {}

/**
 * False in the static export and during hydration, then true. Every page is exported with the same empty
 * body: theme and saves are known only in the browser, and so any page's file can be served for any route.
 */
export const useIsClient = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
