import { Fraunces_800ExtraBold } from '@expo-google-fonts/fraunces/800ExtraBold'
import { useFonts } from 'expo-font'
import { router, type ErrorBoundaryProps } from 'expo-router'
import Head from 'expo-router/head'
import { StatusBar } from 'expo-status-bar'
import { useColorScheme } from 'react-native'
import { useReducedMotion } from 'react-native-reanimated'
import { CrashScreen } from '@/components/ui/crash-screen'
import { OtherTabScreen } from '@/components/ui/other-tab-screen'
import { ReducedMotionProvider } from '@/components/ui/motion'
import { NoticeList } from '@/components/ui/notice-list'
import { ScreenStack } from '@/components/ui/screen-stack'
import { DISPLAY_FACE, darkTheme, lightTheme, ThemeProvider } from '@/components/ui/theme'
import { useIsClient } from '@/components/ui/use-is-client'
import { en, useWords } from '@/i18n'
import { useSaves } from '@/state/open-saves'
import { hideNotice, useNotices } from '@/state/saves/notices'
import { useSettings } from '@/state/settings/settings'
import { useAppearance } from '@/state/settings/use-appearance'
import { useRotationLock } from '@/state/table/use-rotation-lock'
import { usePrefetch } from '@/state/use-prefetch'
import { useReload } from '@/state/use-reload'
import { useSplash } from '@/state/use-splash'

/** All but the first, in the order in which they are likely to be opened. */
const SCREENS = [
  () => import('./play'),
  () => import('./results/[id]'),
  () => import('./history/index'),
  () => import('./history/[id]'),
  () => import('./players/index'),
  () => import('./players/[id]'),
  () => import('./settings'),
  () => import('./house-rules'),
  () => import('./history/replay/[id]'),
  () => import('./index'),
]

export default function RootLayout() {
  const isClient = useIsClient()
  const system = useColorScheme()
  const settings = useSettings()
  const scheme = settings.theme === 'system' ? system : settings.theme
  const theme = scheme === 'dark' ? darkTheme : lightTheme
  const isMotionReduced = useReducedMotion() || settings.isMotionReduced
  const words = useWords()
  const saves = useSaves()
  const notices = useNotices((store) => store.notices)
  const [isFontLoaded, fontError] = useFonts({ [DISPLAY_FACE]: Fraunces_800ExtraBold })
  const isReady = (isFontLoaded || fontError !== null) && saves.status !== 'opening'
  useAppearance(settings.theme, theme.background[1])
  useRotationLock(settings.isRotationLocked)
  useSplash(isReady)
  usePrefetch(isReady, SCREENS)
  if (!isClient) {
    return (
      <Head>
        <title>{words.appName}</title>
      </Head>
    )
  }
  if (!isReady) return null
  return (
    <ThemeProvider value={theme}>
      <ReducedMotionProvider value={isMotionReduced}>
        <StatusBar style={theme.isDark ? 'light' : 'dark'} />
        {saves.status === 'elsewhere' ? (
          <OtherTabScreen onTake={saves.take} />
        ) : (
          <ScreenStack title={words.appName} />
        )}
        <NoticeList notices={notices} onClose={hideNotice} />
      </ReducedMotionProvider>
    </ThemeProvider>
  )
}

export function ErrorBoundary({ error, retry }: ErrorBoundaryProps) {
  useSplash(true)
  const { reload, isOffline } = useReload()
  return (
    <CrashScreen
      error={error}
      words={en.crash}
      isOffline={isOffline}
      onReload={reload}
      onTryAgain={() => void retry()}
      onStart={() => {
        router.replace('/')
        void retry()
      }}
    />
  )
}
