import type { ReactNode } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { SPACE } from './theme'

const WIDE = 700

type Props = { readonly left: ReactNode; readonly right: ReactNode }

/** Two halves of a page: beside each other where there is room, else one below the other. */
export function TwoColumns({ left, right }: Props) {
  const isWide = useWindowDimensions().width >= WIDE
  return (
    <View style={[styles.page, isWide && styles.wide]}>
      <View style={[styles.page, isWide && styles.half]}>{left}</View>
      <View style={[styles.page, isWide && styles.half]}>{right}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  page: { gap: SPACE.l },
  wide: { flexDirection: 'row', alignItems: 'flex-start' },
  half: { flex: 1, minWidth: 0 },
})
