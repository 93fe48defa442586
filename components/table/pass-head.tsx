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

/** The next player: the part of the pass card that has to be legible across the table. */
export function PassHead({ player, round, lead, title, size }: Props) {
  const { fontScale } = useWindowSize()
  const { isLarge, isBeside, headWidth, badge } = size
  const width = headWidth - (isBeside ? badge + SPACE.m : 0)
  const largest = isLarge ? 92 : isBeside ? 40 : 58
  const fontSize = fittingSize(title, {
    width: width / fontScale,
    largest,
    maxLines: 1 + useNameLines(),
  })
  const align = { textAlign: isBeside ? 'left' : 'center' } as const
  return (
    <View style={[styles.head, isBeside && styles.beside]}>
      <View style={[styles.title, isBeside && styles.titleBeside]}>
        {round === undefined ? null : (
          <Text style={[styles.round, isLarge && styles.largeRound, align]}>{round}</Text>
        )}
        {lead === undefined ? null : (
          <Text style={[styles.lead, isLarge && styles.largeLead, align]}>{lead}</Text>
        )}
        <Text
          role="heading"
          aria-level={1}
          style={[styles.name, align, { fontSize, lineHeight: Math.round(fontSize * 1.16) }]}
        >
          {title}
        </Text>
      </View>
      <PlayerBadge {...player} size={badge} ring="rgba(255,255,255,0.45)" />
    </View>
  )
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: SPACE.m },
  beside: { flexDirection: 'row-reverse' },
  title: { alignItems: 'center', alignSelf: 'stretch' },
  titleBeside: { alignItems: 'flex-start', alignSelf: 'auto', flex: 1 },
  round: { fontSize: 15, lineHeight: 20, fontWeight: '600', color: 'rgba(255,255,255,0.9)' },
  largeRound: { fontSize: 21, lineHeight: 28 },
  lead: { fontSize: 18, lineHeight: 24, color: onCard.ink },
  largeLead: { fontSize: 26, lineHeight: 34 },
  name: { fontFamily: DISPLAY_FACE, color: onCard.ink, alignSelf: 'stretch' },
})
