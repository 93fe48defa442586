import type { ReactNode } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { formatNumber, formatSigned } from '@/i18n/format-number'
import type { SeatedMatch } from '@/model/player'
import { standingOf } from '../table/at-stake'
import { PlayerBadge } from '../ui/player-badge'
import { Body, Note } from '../ui/text'
import { DISPLAY_FACE, SPACE, useTheme } from '../ui/theme'

type Props = {
  readonly match: SeatedMatch
  readonly seat: number
  readonly isFirst: boolean
  readonly place?: string
  readonly note?: string
  /** The last board, perhaps. */
  readonly children?: ReactNode
}

/** Somebody's line in the list of all: who, what is to be said of them, and what it came to. */
export function StandingRow({ match, seat, isFirst, place, note, children }: Props) {
  const { ink, cardEdge } = useTheme()
  const player = match.setup.players[seat]!
  const standing = standingOf(match, seat)
  return (
    <View style={[styles.row, !isFirst && { borderTopWidth: 1, borderColor: cardEdge }]}>
      {place ? <Note style={styles.place}>{place}</Note> : null}
      <PlayerBadge {...player} size={34} />
      <View style={styles.name}>
        <Body numberOfLines={1} style={styles.strong}>
          {player.name}
        </Body>
        {note ? <Note>{note}</Note> : null}
      </View>
      {children}
      <Text style={[styles.score, { color: ink }]}>
        {match.chips ? formatSigned(standing) : formatNumber(standing)}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.s,
    paddingVertical: SPACE.s,
  },
  place: { width: 22 },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 80 },
  strong: { fontWeight: '700' },
  score: { fontFamily: DISPLAY_FACE, fontSize: 22, minWidth: 40, textAlign: 'right' },
})
