import { Stack } from 'expo-router'
import { useTheme } from './theme'

/** All screens of the app, without the headers of the system. */
export function ScreenStack({ title }: { readonly title: string }) {
  const theme = useTheme()
  return (
    <Stack
      screenOptions={{
        title,
        headerShown: false,
        contentStyle: { backgroundColor: theme.background[1] },
        // From iOS 26 on a swipe anywhere would go back, a drag of the replay's slider too.
        fullScreenGestureEnabled: false,
      }}
    >
      {/* A thumb at the edge of the table must not leave it. */}
      <Stack.Screen name="play" options={{ gestureEnabled: false }} />
    </Stack>
  )
}
