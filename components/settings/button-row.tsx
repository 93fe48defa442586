import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { SPACE } from '../ui/theme'

/** Quiet buttons side by side; the words of the first stand in line with the text above. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <View style={styles.row}>{children}</View>
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: SPACE.m,
    marginHorizontal: -SPACE.s,
  },
})
