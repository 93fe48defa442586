import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { Gradient } from './gradient'
import { useTheme } from './theme'

/** Fills the screen with the background gradient of the theme. */
export function Background({ children }: { readonly children?: ReactNode }) {
  const { background } = useTheme()
  return (
    <View style={[styles.background, { backgroundColor: background[1] }]}>
      <Gradient colours={background} />
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ background: { flex: 1 } })
