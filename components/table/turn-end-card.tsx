import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { gradientStyle } from '../ui/gradient-style'
import { brass, brassFace, RADIUS, SPACE } from '../ui/theme'

type Props = {
  /** A plate of brass with light around it, for a target that was hit; otherwise a shade on the felt. */
  readonly isBrass: boolean
  readonly children: ReactNode
}

/** Its greatest width, as a part of that of the felt. */
const MAX_CARD = 0.92

/** The width inside of the card on a felt of this width. */
export const turnEndWidth = (felt: number, isBrass: boolean): number =>
  MAX_CARD * felt - (isBrass ? 2 * SPACE.s : 0)

/** The card on the felt that says how the turn ended. */
export function TurnEndCard({ isBrass, children }: Props) {
  return (
    <View role="note" style={[styles.card, isBrass && styles.plate]}>
      {isBrass ? <View style={styles.engraved} /> : null}
      {children}
    </View>
  )
}

/** How far from its edge a line is engraved into the plate. */
const INSET = 4

const styles = StyleSheet.create({
  card: {
    backgroundColor: 'rgba(4,28,20,0.82)',
    borderRadius: RADIUS.m,
    maxWidth: `${100 * MAX_CARD}%`,
    pointerEvents: 'auto',
  },
  plate: {
    backgroundColor: brass.middle,
    paddingHorizontal: SPACE.s,
    ...gradientStyle(`linear-gradient(to bottom, ${brassFace.surface.join(', ')})`),
    boxShadow: '0 0 30px 4px rgba(255,200,96,0.55), inset 0 1px 1px rgba(255,255,255,0.7)',
  },
  engraved: {
    position: 'absolute',
    top: INSET,
    right: INSET,
    bottom: INSET,
    left: INSET,
    borderWidth: 1,
    borderColor: `${brass.edge}80`,
    borderRadius: RADIUS.m - INSET,
    pointerEvents: 'none',
  },
})
