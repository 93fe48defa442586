import { StyleSheet, Text, View } from 'react-native'
import type { Badge } from '@/model/player'
import { fittingSize } from '../ui/fitting-size'
import { PlayerBadge } from '../ui/player-badge'
import { useNameLines } from '../ui/text-scale'
import { DISPLAY_FACE, SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { onCard } from './card-shades'
import type { PassSize } from './pass-size'

type Props = {
  readonly player: Badge
  readonly round: string | undefined
  /** Above the title; absent where the title says it all. */
  readonly lead: string | undefined
  /** The name, or a sentence with it. */
  readonly title: string
  readonly size: PassSize
}

/** A name is never drawn smaller: before that it takes more lines, and at last a word is broken. */
const LEAST_NAME = 20
/** In large text it is this many times as large at least: beyond that a whole word matters more. */
const LEAST_SCALE = 1.5
/** A name that would be smaller beside the badge is below it, in the whole width. */
const LEAST_BESIDE = 24

/** How large the name is drawn, and whether it is below the badge in place of beside it. */
function useNamePlace(title: string, { isLarge, isBeside, headWidth, badge }: PassSize) {
  const { fontScale } = useWindowSize()
  const maxLines = 1 + useNameLines()
  const largest = fontScale * (isLarge ? 92 : isBeside ? 40 : 58)
  const beside = fittingSize(title, { width: headWidth - badge - SPACE.m, largest, maxLines })
  const isBelow = isBeside && beside < LEAST_BESIDE * fontScale
  const least = LEAST_NAME * Math.min(fontScale, LEAST_SCALE)
  const drawn =
    isBeside && !isBelow
      ? beside
      : fittingSize(title, { width: headWidth, largest, maxLines, least })
  // The phone enlarges it again.
  return { isBelow, fontSize: drawn / fontScale }
}

/** The next player: the part of the pass card that has to be legible across the table. */
export function PassHead({ player, round, lead, title, size }: Props) {
  const { isLarge, isBeside, badge } = size
  const { fontSize, isBelow } = useNamePlace(title, size)
  const align = { textAlign: isBeside ? 'left' : 'center' } as const
  const name = (
    <Text
      role="heading"
      aria-level={1}
      style={[styles.name, align, { fontSize, lineHeight: Math.round(fontSize * 1.16) }]}
    >
      {title}
    </Text>
  )
  const head = (
    <View style={[styles.head, isBeside && styles.beside]}>
      <View style={[styles.title, isBeside && styles.titleBeside]}>
        {round === undefined ? null : (
          <Text style={[styles.round, isLarge && styles.largeRound, align]}>{round}</Text>
        )}
        {lead === undefined ? null : (
          <Text style={[styles.lead, isLarge && styles.largeLead, align]}>{lead}</Text>
        )}
        {isBelow ? null : name}
      </View>
      <PlayerBadge {...player} size={badge} ring="rgba(255,255,255,0.45)" />
    </View>
  )
  return isBelow ? (
    <View style={styles.rows}>
      {head}
      {name}
    </View>
  ) : (
    head
  )
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: SPACE.m },
  beside: { flexDirection: 'row-reverse' },
  rows: { gap: SPACE.xs },
  title: { alignItems: 'center', alignSelf: 'stretch' },
  titleBeside: { alignItems: 'flex-start', alignSelf: 'auto', flex: 1 },
  round: { fontSize: 15, lineHeight: 20, fontWeight: '600', color: 'rgba(255,255,255,0.9)' },
  largeRound: { fontSize: 21, lineHeight: 28 },
  lead: { fontSize: 18, lineHeight: 24, color: onCard.ink },
  largeLead: { fontSize: 26, lineHeight: 34 },
  name: { fontFamily: DISPLAY_FACE, color: onCard.ink, alignSelf: 'stretch' },
})
