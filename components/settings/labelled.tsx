import type { ReactNode } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import { Body } from '../ui/text'
import { SPACE } from '../ui/theme'

type Props = { readonly label: string; readonly children: ReactNode }

/** Screen readers have it from the choice, whose label it is; VoiceOver tells none of a group. */
const IS_LABEL_TOLD = Platform.OS !== 'ios'

/** Shows the label of a choice above it. */
export function Labelled({ label, children }: Props) {
  return (
    <View style={styles.part}>
      <Body aria-hidden={IS_LABEL_TOLD}>{label}</Body>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ part: { gap: SPACE.s } })
