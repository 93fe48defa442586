import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { RADIUS, SPACE, useTheme } from './theme'

type Props = { readonly label?: string; readonly children: ReactNode }

/** Groups its children on a card; with a label it is a region for screen readers. */
export function Card({ label, children }: Props) {
  const { card } = useTheme()
  return (
    <View
      {...(label && { role: 'region', 'aria-label': label })}
      style={[styles.card, { backgroundColor: card }]}
    >
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  card: {
    gap: SPACE.s,
    padding: SPACE.m,
    paddingHorizontal: SPACE.l,
    borderRadius: RADIUS.l,
    boxShadow: '0px 6px 18px rgba(0,0,0,0.18)',
  },
})
