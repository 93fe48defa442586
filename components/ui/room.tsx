import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { Gradient } from './gradient'
import { useTheme } from './theme'

/** The room round the table, lit from below by day and from above by night. */
export function Room({ children }: { readonly children?: ReactNode }) {
  const { room } = useTheme()
  return (
    <View style={[styles.room, { backgroundColor: room[1] }]}>
      <Gradient colours={room} />
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ room: { flex: 1 } })
