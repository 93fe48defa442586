import { useEffect, useRef } from 'react'
import { StyleSheet, Text, View, type ScrollView } from 'react-native'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import type { SeatedMatch } from '@/model/player'
import { CountingNumber } from '../ui/counting-number'
import { FocusableScroll } from '../ui/focusable-scroll'
import { PlayerBadge } from '../ui/player-badge'
import { DISPLAY_FACE, PLAYER_PAINT, RADIUS, SPACE, useTheme } from '../ui/theme'
import { standingOf } from './status-lines'

type Props = { readonly match: SeatedMatch; readonly isColumn: boolean }

/** Renders all players in seat order; the one on turn is outlined and scrolled into view. */
export function Scoreboard({ match, isColumn }: Props) {
  const { play } = useWords()
  const scroll = useRef<ScrollView>(null)
  /** Of each seat, along the direction of scrolling. */
  const offsets = useRef(new Map<number, number>())
  useEffect(() => {
    const offset = offsets.current.get(match.seat) ?? 0
    scroll.current?.scrollTo(isColumn ? { y: offset - SPACE.xl } : { x: offset - SPACE.xl })
  }, [match.seat, isColumn])
  return (
    <FocusableScroll
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
            offsets.current.set(seat, isColumn ? layout.y : layout.x)
          }
        >
          <SeatChip match={match} seat={seat} isFullWidth={isColumn} />
        </View>
      ))}
    </FocusableScroll>
  )
}

type ChipProps = {
  readonly match: SeatedMatch
  readonly seat: number
  /** Whether it fills the width of its column, with the score at the end. */
  readonly isFullWidth: boolean
}

function SeatChip({ match, seat, isFullWidth }: ChipProps) {
  const player = match.setup.players[seat]!
  const theme = useTheme()
  const { play } = useWords()
  const isOnTurn = match.seat === seat
  const isOut = match.out.includes(seat)
  const standing = standingOf(match, seat)
  const score = isOut ? play.isOut : formatNumber(standing)
  const scoreStyle = [styles.score, { color: isOnTurn ? theme.ink : theme.softInk }]
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
        isFullWidth && styles.fullWidth,
      ]}
    >
      <PlayerBadge {...player} size={28} />
      <Text
        numberOfLines={1}
        style={[
          styles.name,
          isFullWidth && styles.fullWidthName,
          { color: isOnTurn ? theme.ink : theme.softInk },
        ]}
      >
        {player.name}
      </Text>
      {isOut ? (
        <Text style={scoreStyle}>{score}</Text>
      ) : (
        <CountingNumber value={standing} format={formatNumber} style={scoreStyle} />
      )}
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
  fullWidth: { alignSelf: 'stretch' },
  fullWidthName: { maxWidth: '100%', flexGrow: 1, flexShrink: 1 },
  name: { fontSize: 15, fontWeight: '600', maxWidth: 150 },
  score: { fontFamily: DISPLAY_FACE, fontSize: 16 },
})
