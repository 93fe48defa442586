import type { ReactNode } from 'react'
import { Platform, StyleSheet, useWindowDimensions, View } from 'react-native'
import { Card } from '../ui/card'
import { Body, Heading } from '../ui/text'
import { SPACE } from '../ui/theme'

type Props = { readonly title: string; readonly children: ReactNode }

/** A titled card for a group of settings. */
export function Section({ title, children }: Props) {
  return (
    <Card label={title}>
      <Heading>{title}</Heading>
      {children}
    </Card>
  )
}

type LabelledProps = { readonly label: string; readonly children: ReactNode }

/** Screen readers read the label from the choice itself; VoiceOver does not read labels of groups. */
const IS_LABEL_TOLD = Platform.OS !== 'ios'

/** Shows the label of a choice above it. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    <View style={styles.labelled}>
      <Body aria-hidden={IS_LABEL_TOLD}>{label}</Body>
      {children}
    </View>
  )
}

/** A row of quiet buttons; a negative margin aligns the first label with the text above. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <View style={styles.buttons}>{children}</View>
}

const WIDE = 700

type ColumnsProps = { readonly left: ReactNode; readonly right: ReactNode }

/** Two columns where there is room, else one above the other. */
export function TwoColumns({ left, right }: ColumnsProps) {
  const isWide = useWindowDimensions().width >= WIDE
  return (
    <View style={[styles.column, isWide && styles.wide]}>
      <View style={[styles.column, isWide && styles.half]}>{left}</View>
      <View style={[styles.column, isWide && styles.half]}>{right}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  labelled: { gap: SPACE.s },
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: SPACE.m,
    marginHorizontal: -SPACE.s,
  },
  column: { gap: SPACE.l },
  wide: { flexDirection: 'row', alignItems: 'flex-start' },
  half: { flex: 1, minWidth: 0 },
})
