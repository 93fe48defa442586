import { StyleSheet, Text, View } from 'react-native'
import { useWords } from '@/i18n'
import { formatNumber, plainNumber } from '@/i18n/numbers/format-number'
import type { SeatedMatch } from '@/model/player'
import { PlayerBadge } from '../ui/player-badge'
import { Sheet } from '../ui/sheet'
import { useNameLines } from '../ui/text-scale'
import { Note } from '../ui/text'
import { DISPLAY_FACE, SPACE, useTheme } from '../ui/theme'
import { ChipStack } from './poker-chips'
import { spokenStanding, standingOf, standingText } from './status-lines'

type Props = {
  readonly match: SeatedMatch
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Lists all players in the order they play: this round, the total, who is on turn, who is out. */
export function ScoresSheet({ match, isOpen, onClose }: Props) {
  const { play, menu } = useWords()
  return (
    <Sheet isOpen={isOpen} title={play.scores} closeLabel={menu.close} onClose={onClose}>
      <View>
        {match.setup.players.map(({ id }, seat) => (
          <Row key={id} match={match} seat={seat} />
        ))}
      </View>
    </Sheet>
  )
}

function Row({ match, seat }: { readonly match: SeatedMatch; readonly seat: number }) {
  const words = useWords()
  const { play } = words
  const { ink, cardEdge } = useTheme()
  const nameLines = useNameLines()
  const player = match.setup.players[seat]!
  const outIndex = match.out.indexOf(seat)
  const isOnTurn = match.seat === seat
  const score = standingText(match, seat)
  const thisRound = match.roundScores[seat] ?? null
  const notes = [
    ...(outIndex >= 0 ? [play.outInRound(match.outRounds[outIndex]!)] : []),
    ...(isOnTurn ? [play.onTurn] : []),
    ...(thisRound === null ? [] : [`${play.thisRound} ${formatNumber(thisRound)}`]),
  ]
  const spokenRound = thisRound === null ? '' : `, ${play.thisRound} ${plainNumber(thisRound)}`
  const isLong = score.length > LONG
  const scoreText = (
    <Text style={[styles.score, isLong && styles.longScore, { color: ink }]}>{score}</Text>
  )
  const label = play.seat(player.name, spokenStanding(match, seat, words), isOnTurn) + spokenRound
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.row, { borderTopColor: cardEdge }, seat === 0 && styles.first]}
    >
      <PlayerBadge {...player} size={34} />
      <View style={styles.who}>
        <Text numberOfLines={nameLines} style={[styles.name, { color: ink }]}>
          {player.name}
        </Text>
        {isLong ? scoreText : null}
        {notes.length > 0 ? <Note>{notes.join(' · ')}</Note> : null}
      </View>
      {match.chips ? <ChipStack count={standingOf(match, seat)} /> : null}
      {isLong ? null : scoreText}
    </View>
  )
}

/** Scores with more characters have a line to themselves, or in large text they would take the place of the name. */
const LONG = 9

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    minHeight: 56,
    paddingVertical: SPACE.xs,
    borderTopWidth: 1,
  },
  first: { borderTopWidth: 0 },
  who: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
  name: { fontSize: 17, lineHeight: 23, fontWeight: '600' },
  score: { fontFamily: DISPLAY_FACE, fontSize: 20, lineHeight: 26 },
  longScore: { fontSize: 14, alignSelf: 'flex-end' },
})
