import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { SPACE, useTheme } from './theme'

const WIDEST = 960

/** A page in the room: clear of notches, scrolling when it must, never wider than is pleasant to read. */
export function Screen({ children }: { readonly children: ReactNode }) {
  const { room } = useTheme()
  const { top, right, bottom, left } = useSafeAreaInsets()
  return (
    <ScrollView
      role="main"
      style={{ backgroundColor: room[1] }}
      contentContainerStyle={{
        paddingTop: top + SPACE.l,
        paddingRight: right + SPACE.l,
        paddingBottom: bottom + SPACE.xl,
        paddingLeft: left + SPACE.l,
      }}
    >
      <View style={styles.page}>{children}</View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: WIDEST, alignSelf: 'center', gap: SPACE.l },
})
