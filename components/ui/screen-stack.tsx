import { Stack } from 'expo-router'
import { useIsMotionReduced } from './motion'
import { useTheme } from './theme'

/** All screens of the app, without the headers of the system. */
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
        // From iOS 26 on a swipe anywhere would go back, a drag of the replay's slider too.
        fullScreenGestureEnabled: false,
      }}
    >
      {/* A thumb at the edge of the table must not leave it. It comes and goes by a fade, as the
          result does: by then it has been measured, and nothing slides under the dice. */}
      <Stack.Screen name="play" options={{ gestureEnabled: false, animation: 'fade' }} />
      <Stack.Screen name="results/[id]" options={{ animation: 'fade' }} />
    </Stack>
  )
}
