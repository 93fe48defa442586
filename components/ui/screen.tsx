import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Room } from './room'
import { SPACE } from './theme'

const WIDEST = 720

type Props = {
  readonly children: ReactNode
  /** What stays in sight below the page: the one thing to do next. */
  readonly foot?: ReactNode
}

/** A page in the room: clear of notches, scrolling when it must, never wider than is pleasant to read. */
export function Screen({ children, foot }: Props) {
  const { top, right, bottom, left } = useSafeAreaInsets()
  const sides = { paddingRight: right + SPACE.l, paddingLeft: left + SPACE.l }
  return (
    <Room>
      <ScrollView
        role="main"
        // A keyboard scrolls what has the focus.
        tabIndex={0}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={[
          sides,
          { paddingTop: top + SPACE.l, paddingBottom: (foot ? 0 : bottom) + SPACE.xl },
        ]}
      >
        <View style={styles.page}>{children}</View>
      </ScrollView>
      {foot ? (
        <View style={[sides, styles.foot, { paddingBottom: bottom + SPACE.m }]}>
          <View style={styles.page}>{foot}</View>
        </View>
      ) : null}
    </Room>
  )
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: WIDEST, alignSelf: 'center', gap: SPACE.l },
  foot: { paddingTop: SPACE.s },
})
