import { Stack } from 'expo-router'
import { useIsMotionReduced } from './motion'
import { useTheme } from './theme'

/** All screens of the app, without headers. */
export function ScreenStack({ title }: { readonly title: string }) {
  const theme = useTheme()
  const isMotionReduced = useIsMotionReduced()
  return (
    <Stack
      screenOptions={{
        title,
        headerShown: false,
        animation: isMotionReduced ? 'fade' : 'default',
        contentStyle: { backgroundColor: theme.background[1] },
        // From iOS 26 on a swipe anywhere goes back, and a drag of the replay's slider would, too.
        fullScreenGestureEnabled: false,
      }}
    >
      {/* A thumb at the edge of the table must not leave it. Table and result fade in: they are measured
          by then, and nothing slides under the dice. */}
      <Stack.Screen name="play" options={{ gestureEnabled: false, animation: 'fade' }} />
      <Stack.Screen name="results/[id]" options={{ animation: 'fade' }} />
    </Stack>
  )
}
