import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Background } from '../ui/background'
import { Screen } from '../ui/screen'
import { SPACE } from '../ui/theme'

type Props = {
  readonly head: ReactNode
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** Portrait: one page, actions at the foot. Landscape: head and actions left, children right. */
export function ResultLayout({ head, actions, children }: Props) {
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  if (width <= height)
    return (
      <Screen foot={actions}>
        {head}
        {children}
      </Screen>
    )
  const padding = {
    paddingTop: insets.top + SPACE.m,
    paddingBottom: insets.bottom + SPACE.m,
    paddingLeft: insets.left + SPACE.l,
    paddingRight: insets.right + SPACE.l,
  }
  return (
    <Background>
      <View style={[styles.row, padding]}>
        <ScrollView style={styles.half} contentContainerStyle={styles.left}>
          {head}
          {actions}
        </ScrollView>
        {/* Focusable, because a keyboard scrolls the element that has the focus. */}
        <ScrollView
          role="main"
          tabIndex={0}
          style={styles.half}
          contentContainerStyle={styles.right}
        >
          {children}
        </ScrollView>
      </View>
    </Background>
  )
}

const styles = StyleSheet.create({
  row: {
    flex: 1,
    flexDirection: 'row',
    gap: SPACE.l,
    width: '100%',
    maxWidth: 1240,
    alignSelf: 'center',
  },
  half: { flex: 1 },
  left: { flexGrow: 1, justifyContent: 'center', gap: SPACE.l, padding: SPACE.s },
  right: { flexGrow: 1, justifyContent: 'center', gap: SPACE.l, padding: SPACE.s },
})
