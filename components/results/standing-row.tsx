import { StyleSheet, Text, useWindowDimensions, View } from 'react-native'
import type { Match, TileSet } from '@/engine'
import { formatNumber, formatSigned } from '@/i18n/format-number'
import type { SeatedMatch } from '@/model/player'
import { MiniBox } from '../box/mini-box'
import { standingOf } from '../table/status-lines'
import { PlayerBadge } from '../ui/player-badge'
import { Body, Note } from '../ui/text'
import { DISPLAY_FACE, SPACE, useTheme } from '../ui/theme'

type Props = {
  readonly match: SeatedMatch
  readonly seat: number
  readonly isFirst: boolean
  readonly place?: string
  readonly note?: string
  readonly board?: { readonly open: TileSet; readonly label: string }
}

/** About how wide a digit is, with its share of the thin spaces, in parts of the font size. */
const DIGIT = 0.66
const SIZES = [22, 19, 16, 13, 12] as const
/** How wide scores may be beside the names, and how many digits take none of their room. */
const WIDEST = { usual: 132, narrow: 120 }
const FEW_DIGITS = 5
/** A row in less than this, the screen or one half of it, is short of room. */
const NARROW = 360
const BOARD = { usual: 84, tight: 60 }

const scoreOf = (match: Match, seat: number): string =>
  (match.chips ? formatSigned : formatNumber)(standingOf(match, seat))

/** A size at which the longest score stands beside the names, the same in every row. */
function useScoreSize(match: Match) {
  const { width, height } = useWindowDimensions()
  const isNarrow = (width > height ? width / 2 : width) < NARROW
  const scores = match.totals.map((_, seat) => scoreOf(match, seat).replace(/\s/g, ''))
  const digits = Math.max(...scores.map(({ length }) => length))
  const widest = isNarrow ? WIDEST.narrow : WIDEST.usual
  const size = SIZES.find((fitting) => digits * DIGIT * fitting <= widest) ?? SIZES.at(-1)!
  return {
    isTight: isNarrow && digits > FEW_DIGITS,
    size: [sizes[size], { minWidth: Math.max(40, digits * DIGIT * size) }],
  }
}

/** Somebody's line in the list of all: who, what is to be said of them, and what it came to. */
export function StandingRow({ match, seat, isFirst, place, note, board }: Props) {
  const { ink, cardEdge } = useTheme()
  const player = match.setup.players[seat]!
  const { isTight, size } = useScoreSize(match)
  return (
    <View
      style={[
        styles.row,
        isTight && styles.tight,
        !isFirst && { borderTopWidth: 1, borderColor: cardEdge },
      ]}
    >
      {place ? <Note style={!isTight && styles.place}>{place}</Note> : null}
      <PlayerBadge {...player} size={isTight ? 26 : 34} />
      <View style={styles.middle}>
        <View style={styles.name}>
          <Body numberOfLines={2} style={styles.strong}>
            {player.name}
          </Body>
          {note ? <Note>{note}</Note> : null}
        </View>
        {board ? (
          <MiniBox
            {...board}
            tiles={match.setup.rules.tiles}
            width={isTight ? BOARD.tight : BOARD.usual}
          />
        ) : null}
      </View>
      <Text style={[styles.score, size, { color: ink }]}>{scoreOf(match, seat)}</Text>
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
  tight: { gap: 6 },
  place: { minWidth: 22 },
  // Less than this, as with very large text, and the score stands at the end of a line of its own.
  middle: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: BOARD.tight,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.s,
    rowGap: SPACE.xs,
  },
  // The board goes below a name that needs the room.
  name: { flexGrow: 1, flexShrink: 1 },
  strong: { fontWeight: '700' },
  score: { fontFamily: DISPLAY_FACE, marginLeft: 'auto', textAlign: 'right' },
})

const sizes = StyleSheet.create({
  22: { fontSize: 22 },
  19: { fontSize: 19 },
  16: { fontSize: 16 },
  13: { fontSize: 13 },
  12: { fontSize: 12 },
})
