import { StyleSheet, Text, View } from 'react-native'
import { ranking, tilesOf, type MatchIn, type TurnRecord } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/format-number'
import { standingOf } from '../table/at-stake'
import { MiniBox } from '../table/mini-box'
import type { SeatedPlayer } from '../table/scoreboard'
import { Card } from '../ui/card'
import { PlayerBadge } from '../ui/player-badge'
import { Body, Note } from '../ui/text'
import { DISPLAY_FACE, SPACE, useTheme } from '../ui/theme'

type Props = {
  readonly match: MatchIn<'matchOver'>
  readonly players: readonly SeatedPlayer[]
  readonly turns: readonly TurnRecord[]
}

/** Everybody from first to last: place, last board, and what it came to. */
export function Standings({ match, players, turns }: Props) {
  const { results } = useWords()
  const theme = useTheme()
  const { outcome } = match

  const note = (seat: number) => {
    const outIn = match.outRounds[match.out.indexOf(seat)]
    const notes = [
      outcome.captain === seat && results.captainTitle,
      turns.some((turn) => turn.seat === seat && turn.ending.by === 'shut') && results.shutTheBox,
      outcome.payers.includes(seat) && results.paysTheRound,
      outIn !== undefined && results.isOutIn(outIn),
    ]
    return notes.filter(Boolean).join(', ')
  }

  return (
    <Card label={results.title}>
      {ranking(match).map(({ seat, place }, index) => {
        const last = turns.findLast((turn) => turn.seat === seat)
        const player = players[seat]!
        const standing = standingOf(match, seat)
        return (
          <View
            key={seat}
            style={[styles.row, index > 0 && { borderTopWidth: 1, borderColor: theme.cardEdge }]}
          >
            <Note style={styles.place}>{results.place(place)}</Note>
            <PlayerBadge {...player} size={34} />
            <View style={styles.name}>
              <Body numberOfLines={1} style={styles.strong}>
                {player.name}
              </Body>
              {note(seat) ? <Note>{note(seat)}</Note> : null}
            </View>
            {last ? (
              <MiniBox
                tiles={match.setup.rules.tiles}
                open={last.open}
                width={84}
                label={results.boxLabel(tilesOf(last.open))}
              />
            ) : null}
            <Text style={[styles.score, { color: theme.ink }]}>
              {match.chips ? formatSigned(standing) : formatNumber(standing)}
            </Text>
          </View>
        )
      })}
    </Card>
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
