import { Platform, StyleSheet, Text, View, type TextStyle } from 'react-native'
import { useWords } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/numbers/format-number'
import type { SeatedMatch } from '@/model/player'
import { CountingNumber } from '../ui/counting-number'
import { PlayerBadge } from '../ui/player-badge'
import { DISPLAY_FACE, RADIUS, SPACE, useTheme } from '../ui/theme'
import { ChipStack } from './poker-chips'
import { spokenStanding, standingOf } from './status-lines'

type Props = {
  readonly match: SeatedMatch
  readonly seat: number
  /** The width that its name may take; without it, the chip fills the width it is given. */
  readonly nameWidth?: number
  readonly isLarge?: boolean
}

/** Shows a player with their score: a chip of the strip, or a row of a column. */
export function SeatChip({ match, seat, nameWidth, isLarge = false }: Props) {
  const player = match.setup.players[seat]!
  const theme = useTheme()
  const words = useWords()
  const isOnTurn = match.seat === seat
  const isOut = match.out.includes(seat)
  const isRow = nameWidth === undefined
  const colour = { color: isOnTurn ? theme.ink : theme.softInk }
  const standing = standingOf(match, seat)
  const isLong = Math.abs(standing) >= LONG
  const scoreStyle = [
    styles.score,
    isLarge && styles.largeScore,
    isLong && styles.longScore,
    colour,
  ]
  return (
    <View
      accessible
      role="img"
      aria-label={words.play.seat(player.name, spokenStanding(match, seat, words), isOnTurn)}
      style={[
        styles.chip,
        { backgroundColor: theme.card },
        isRow && styles.row,
        isLarge && styles.large,
      ]}
    >
      {isOnTurn ? <View style={[styles.onTurn, { borderColor: theme.accent }]} /> : null}
      <PlayerBadge {...player} size={isLarge ? 36 : BADGE} isDim={isOut} />
      <View style={[styles.texts, isRow && styles.rowTexts]}>
        <Text
          numberOfLines={1}
          style={[
            styles.name,
            isLarge && styles.largeName,
            colour,
            isRow ? styles.rowName : atMost(nameWidth),
          ]}
        >
          {player.name}
        </Text>
        <View style={styles.standing}>
          {match.chips ? <ChipStack count={standing} size={18} /> : null}
          {isOut ? (
            <Text style={[scoreStyle, styles.out]}>{words.play.isOut}</Text>
          ) : (
            <CountingNumber
              value={standing}
              format={match.chips ? formatSigned : formatNumber}
              style={scoreStyle}
            />
          )}
        </View>
      </View>
    </View>
  )
}

/** Four letters are seen even where a browser enlarges text by itself, and tells nobody; a phone says by how much. */
const atMost = (width: number): TextStyle =>
  Platform.OS === 'web'
    ? ({ maxWidth: `max(${width}px, 3.2em)` } as unknown as TextStyle)
    : { maxWidth: width }

/** Numbers from here on are set smaller, so that they do not take the place of the name. */
const LONG = 1e9

const BADGE = 28
const GAP = 5
const [LEFT, RIGHT] = [6, SPACE.s + 2]
/** The width of a chip without its name, rounded up. */
export const AROUND_NAME = LEFT + BADGE + GAP + RIGHT + 1

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    minHeight: 44,
    paddingVertical: 2,
    paddingLeft: LEFT,
    paddingRight: RIGHT,
    borderRadius: RADIUS.pill,
  },
  large: { minHeight: 52, gap: SPACE.s, paddingLeft: 8, paddingRight: SPACE.m + 2 },
  // Not the border of the chip: where the system forces its colours, every border is seen.
  onTurn: {
    ...StyleSheet.absoluteFill,
    borderWidth: 2,
    borderRadius: RADIUS.pill,
    pointerEvents: 'none',
  },
  row: { alignSelf: 'stretch', paddingRight: SPACE.m + 2 },
  texts: { flexShrink: 1, minWidth: 0 },
  // In large text a long score goes to a line of its own, before it takes the place of the name.
  rowTexts: {
    flexGrow: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.s,
  },
  name: { fontSize: 13, lineHeight: 17, fontWeight: '600' },
  rowName: { fontSize: 15, lineHeight: 20, flexGrow: 1, flexShrink: 1, flexBasis: 112 },
  largeName: { fontSize: 17, lineHeight: 23 },
  standing: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  score: { fontFamily: DISPLAY_FACE, fontSize: 16, lineHeight: 20 },
  largeScore: { fontSize: 20, lineHeight: 26 },
  longScore: { fontSize: 13 },
  // A word is longer than most scores.
  out: { fontSize: 13 },
})
