import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

type Props = { readonly isInert: boolean; readonly children: ReactNode }

/** Hides its children from screen readers while something covers them. */
export function Inert({ isInert, children }: Props) {
  return (
    <View aria-hidden={isInert} style={styles.fill}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ fill: { flex: 1 } })
