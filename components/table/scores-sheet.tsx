import { StyleSheet, Text, View } from 'react-native'
import { turnRecords, type MatchEvent, type TurnRecord } from '@/engine'
import { useWords } from '@/i18n'
import { spokenText } from '@/i18n/numbers/format-number'
import type { SeatedMatch } from '@/model/player'
import { roundOrTurn, turnLimit } from '@/model/turn-limit'
import { PlayerBadge } from '../ui/player-badge'
import { Sheet } from '../ui/sheet'
import { useNameLines } from '../ui/text-scale'
import { Note } from '../ui/text'
import { DISPLAY_FACE, SPACE, useTheme } from '../ui/theme'
import { ChipStack } from './poker-chips'
import { spokenStanding, standingOf, standingText, turnScoreText } from './status-lines'

type Props = {
  readonly match: SeatedMatch
  /** Those of the match. */
  readonly log: readonly MatchEvent[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Lists all players in the order they play: this round, the total, who is on turn, who is out. */
export function ScoresSheet({ isOpen, onClose, ...props }: Props) {
  const { play, menu } = useWords()
  return (
    <Sheet isOpen={isOpen} title={play.scores} closeLabel={menu.close} onClose={onClose}>
      <Rows {...props} />
    </Sheet>
  )
}

function Rows({ match, log }: Pick<Props, 'match' | 'log'>) {
  const { setup, round, roundScores } = match
  const turns = turnRecords(setup, log).filter((turn) => turn.round === round)
  return (
    <View>
      {setup.players.map(({ id }, seat) => (
        <Row
          key={id}
          match={match}
          seat={seat}
          turn={roundScores[seat] === null ? undefined : turns.find((turn) => turn.seat === seat)}
        />
      ))}
    </View>
  )
}

type RowProps = {
  readonly match: SeatedMatch
  readonly seat: number
  /** The turn of this round, once its score is counted. */
  readonly turn: TurnRecord | undefined
}

function Row({ match, seat, turn }: RowProps) {
  const words = useWords()
  const { play } = words
  const { ink, cardEdge } = useTheme()
  const nameLines = useNameLines()
  const player = match.setup.players[seat]!
  const outIndex = match.out.indexOf(seat)
  const isOnTurn = match.seat === seat
  const score = standingText(match, seat)
  const { rules } = match.setup
  const thisRound =
    turn && turnLimit(rules) !== 1
      ? [`${play.thisRound[roundOrTurn(rules)]} ${turnScoreText(turn)}`]
      : []
  const notes = [
    ...(outIndex >= 0 ? [play.outInRound(match.outRounds[outIndex]!)] : []),
    ...(isOnTurn ? [play.onTurn] : []),
    ...thisRound,
  ]
  const isLong = score.length > LONG
  const scoreText = (
    <Text style={[styles.score, isLong && styles.longScore, { color: ink }]}>{score}</Text>
  )
  const label = [play.seat(player.name, spokenStanding(match, seat, words), isOnTurn), ...thisRound]
  return (
    <View
      accessible
      role="img"
      aria-label={spokenText(label.join(', '))}
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
