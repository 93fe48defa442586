import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { SPACE } from '../ui/theme'

/** A row of quiet buttons; a negative margin aligns the first label with the text above. */
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
