import { StyleSheet, Text, useWindowDimensions, View } from 'react-native'
import type { Match, TileSet } from '@/engine'
import type { SeatedMatch } from '@/model/player'
import { MiniBox } from '../box/mini-box'
import { standingText } from '../table/status-lines'
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

/** The approximate width of a digit, including thin spaces, in parts of the font size. */
const DIGIT_WIDTH = 0.66
const FONT_SIZES = [22, 19, 16, 13, 12] as const
/** The space for the scores beside the names. */
const MAX_SCORE_WIDTH = { usual: 132, narrow: 120 }
/** Scores with no more digits than this leave enough space for the names even in a narrow row. */
const FEW_DIGITS = 5
/** A row is narrow below this width of the screen, or of one half of it in landscape. */
const NARROW_WIDTH = 360
const BOARD_WIDTH = { usual: 84, tight: 60 }

/** A font size, the same in every row, at which the longest score fits beside the names. */
function useScoreSize(match: Match) {
  const { width, height } = useWindowDimensions()
  const isNarrow = (width > height ? width / 2 : width) < NARROW_WIDTH
  const scores = match.totals.map((_, seat) => standingText(match, seat).replace(/\s/g, ''))
  const digits = Math.max(...scores.map(({ length }) => length))
  const maxWidth = isNarrow ? MAX_SCORE_WIDTH.narrow : MAX_SCORE_WIDTH.usual
  const size =
    FONT_SIZES.find((fitting) => digits * DIGIT_WIDTH * fitting <= maxWidth) ?? FONT_SIZES.at(-1)!
  return {
    isTight: isNarrow && digits > FEW_DIGITS,
    size: [sizes[size], { minWidth: Math.max(40, digits * DIGIT_WIDTH * size) }],
  }
}

/** A player's row in a ranking: place, badge, name, note, final board and score. */
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
            width={isTight ? BOARD_WIDTH.tight : BOARD_WIDTH.usual}
          />
        ) : null}
      </View>
      <Text style={[styles.score, size, { color: ink }]}>{standingText(match, seat)}</Text>
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
  // With less space than this, as with very large text, the score wraps to a line of its own.
  middle: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: BOARD_WIDTH.tight,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.s,
    rowGap: SPACE.xs,
  },
  // The board wraps below a long name.
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
