import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { Body } from '../ui/text'
import { SPACE } from '../ui/theme'

type Props = { readonly label: string; readonly children: ReactNode }

/** Shows the label of a choice above it. */
export function Labelled({ label, children }: Props) {
  return (
    <View style={styles.part}>
      {/* Screen readers hear it as the label of the choice. */}
      <Body aria-hidden>{label}</Body>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ part: { gap: SPACE.s } })
