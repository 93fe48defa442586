import { Fraunces_800ExtraBold } from '@expo-google-fonts/fraunces/800ExtraBold'
import { useFonts } from 'expo-font'
import { router, Stack, type ErrorBoundaryProps } from 'expo-router'
import Head from 'expo-router/head'
import { StatusBar } from 'expo-status-bar'
import { useColorScheme } from 'react-native'
import { useReducedMotion } from 'react-native-reanimated'
import { CrashScreen } from '@/components/ui/crash-screen'
import { OtherTabScreen } from '@/components/ui/other-tab-screen'
import { ReducedMotionProvider } from '@/components/ui/motion'
import { NoticeBar } from '@/components/ui/notice-bar'
import { DISPLAY_FACE, darkTheme, lightTheme, ThemeProvider } from '@/components/ui/theme'
import { useIsClient } from '@/components/ui/use-is-client'
import { en, useWords } from '@/i18n'
import { useSaves } from '@/state/open-saves'
import { hideNotice, useNotices } from '@/state/saves/notices'
import { useSettings } from '@/state/settings/settings'

export default function RootLayout() {
  const isClient = useIsClient()
  const system = useColorScheme()
  const themeSetting = useSettings((settings) => settings.theme)
  const theme =
    (themeSetting === 'system' ? system : themeSetting) === 'dark' ? darkTheme : lightTheme
  const isReducedInSettings = useSettings((settings) => settings.isMotionReduced)
  const isMotionReduced = useReducedMotion() || isReducedInSettings
  const words = useWords()
  const saves = useSaves()
  const notice = useNotices((store) => store.notices[0])
  const [isFontLoaded, fontError] = useFonts({ [DISPLAY_FACE]: Fraunces_800ExtraBold })
  if (!isClient) {
    return (
      <Head>
        <title>{words.appName}</title>
      </Head>
    )
  }
  if ((!isFontLoaded && !fontError) || saves.status === 'opening') return null
  return (
    <ThemeProvider value={theme}>
      <ReducedMotionProvider value={isMotionReduced}>
        <StatusBar style={theme.isDark ? 'light' : 'dark'} />
        {saves.status === 'elsewhere' ? (
          <OtherTabScreen onTake={saves.take} />
        ) : (
          <Stack
            screenOptions={{
              title: words.appName,
              headerShown: false,
              contentStyle: { backgroundColor: theme.background[1] },
              // From iOS 26 on a swipe anywhere would go back, a drag of the replay's slider too.
              fullScreenGestureEnabled: false,
            }}
          >
            {/* A thumb at the edge of the table must not leave it. */}
            <Stack.Screen name="play" options={{ gestureEnabled: false }} />
          </Stack>
        )}
        {notice && saves.status === 'open' ? (
          <NoticeBar notice={notice} onClose={() => hideNotice(notice)} />
        ) : null}
      </ReducedMotionProvider>
    </ThemeProvider>
  )
}

export function ErrorBoundary({ error, retry }: ErrorBoundaryProps) {
  return (
    <CrashScreen
      error={error}
      words={en.crash}
      onTryAgain={() => void retry()}
      onStart={() => {
        router.replace('/')
        void retry()
      }}
    />
  )
}
