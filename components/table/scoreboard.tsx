import { useEffect, useRef } from 'react'
import { StyleSheet, Text, View, type ScrollView } from 'react-native'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import type { SeatedMatch } from '@/model/player'
import { PlainScroll } from '../ui/plain-scroll'
import { PlayerBadge } from '../ui/player-badge'
import { DISPLAY_FACE, PLAYER_PAINT, RADIUS, SPACE, useTheme } from '../ui/theme'
import { standingOf } from './at-stake'

type Props = { readonly match: SeatedMatch; readonly isColumn: boolean }

/** Everybody at the table in seat order, the one on turn ringed in their colour and kept in view. */
export function Scoreboard({ match, isColumn }: Props) {
  const { play } = useWords()
  const scroll = useRef<ScrollView>(null)
  const places = useRef(new Map<number, number>())
  useEffect(() => {
    const place = places.current.get(match.seat) ?? 0
    scroll.current?.scrollTo(isColumn ? { y: place - SPACE.xl } : { x: place - SPACE.xl })
  }, [match.seat, isColumn])
  return (
    <PlainScroll
      ref={scroll}
      horizontal={!isColumn}
      aria-label={play.scores}
      showsHorizontalScrollIndicator={false}
      style={isColumn ? styles.column : styles.row}
      contentContainerStyle={isColumn ? styles.columnContent : styles.rowContent}
    >
      {match.setup.players.map(({ id }, seat) => (
        <View
          key={id}
          onLayout={({ nativeEvent: { layout } }) =>
            places.current.set(seat, isColumn ? layout.y : layout.x)
          }
        >
          <SeatChip match={match} seat={seat} isWhole={isColumn} />
        </View>
      ))}
    </PlainScroll>
  )
}

type ChipProps = {
  readonly match: SeatedMatch
  readonly seat: number
  /** As wide as the column it stands in, the score at its end. */
  readonly isWhole: boolean
}

function SeatChip({ match, seat, isWhole }: ChipProps) {
  const player = match.setup.players[seat]!
  const theme = useTheme()
  const { play } = useWords()
  const isOnTurn = match.seat === seat
  const isOut = match.out.includes(seat)
  const score = isOut ? play.isOut : formatNumber(standingOf(match, seat))
  return (
    <View
      accessible
      role="img"
      aria-label={play.score(player.name, score)}
      style={[
        styles.chip,
        { backgroundColor: theme.card, borderColor: theme.card },
        isOnTurn && { borderColor: PLAYER_PAINT[player.colour] },
        isOut && styles.out,
        isWhole && styles.whole,
      ]}
    >
      <PlayerBadge {...player} size={28} />
      <Text
        numberOfLines={1}
        style={[
          styles.name,
          isWhole && styles.wholeName,
          { color: isOnTurn ? theme.ink : theme.softInk },
        ]}
      >
        {player.name}
      </Text>
      <Text style={[styles.score, { color: isOnTurn ? theme.ink : theme.softInk }]}>{score}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, flexShrink: 0, marginHorizontal: -SPACE.l },
  rowContent: { gap: SPACE.s, paddingHorizontal: SPACE.l },
  column: { flexShrink: 1, flexGrow: 0 },
  columnContent: { gap: SPACE.s },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: SPACE.s,
    minHeight: 44,
    paddingLeft: 7,
    paddingRight: SPACE.m,
    borderWidth: 2,
    borderRadius: RADIUS.pill,
  },
  out: { opacity: 0.6 },
  whole: { alignSelf: 'stretch' },
  wholeName: { maxWidth: '100%', flexGrow: 1, flexShrink: 1 },
  name: { fontSize: 15, fontWeight: '600', maxWidth: 150 },
  score: { fontFamily: DISPLAY_FACE, fontSize: 16 },
})
