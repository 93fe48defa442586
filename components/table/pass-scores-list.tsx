import { useState } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { useWords } from '@/i18n'
import { GroupName } from '../ui/group-name'
import { PlayerBadge } from '../ui/player-badge'
import { scoreColumn, type ScoreColumn } from '../ui/score-column'
import { useNameLines } from '../ui/text-scale'
import { DISPLAY_FACE, RADIUS, SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { onCard } from './card-shades'
import { ClimbingRow } from './climbing-row'
import type { ScoreRow } from './pass-scores'
import { DASH } from './status-lines'
import { useMeasuredHeight } from './use-measured-size'

type Props = {
  readonly rows: readonly ScoreRow[]
  /** The player who has the phone next. */
  readonly next: string
  readonly isLarge: boolean
}

const BADGE = { usual: 24, large: 32 }
const PLACE_WIDTH = 26

/** The scores on the pass card; at the end of a round the rows move to their new places. */
export function PassScoresList({ rows, next, isLarge }: Props) {
  const { pass } = useWords()
  const window = useWindowSize()
  const [width, setWidth] = useState(Math.min(window.width, 560) - 2 * SPACE.l)
  // Without the height of a row, the first frame would show the new order before the old one.
  const { view: firstRow, height: rowHeight, onLayout: onRowLayout } = useMeasuredHeight()
  const taken = 2 * SPACE.l + PLACE_WIDTH + (isLarge ? BADGE.large : BADGE.usual) + 3 * SPACE.s
  const details = Math.max(0, ...rows.map(({ detail = '' }) => detail.length))
  const column = scoreColumn(
    rows.map(({ score }) => score),
    {
      width: width - taken - details * DETAIL_DIGIT * window.fontScale,
      largest: isLarge ? 28 : 20,
      fontScale: window.fontScale,
    },
  )
  return (
    <View
      role="region"
      aria-label={pass.scores}
      style={styles.scores}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      <GroupName label={pass.scores} />
      {rows.map((row, index) => (
        <View key={row.player.id} {...(index === 0 && { ref: firstRow, onLayout: onRowLayout })}>
          <ClimbingRow climb={row.climb} rowHeight={rowHeight}>
            <Row {...row} column={column} isLarge={isLarge} isNext={row.player.id === next} />
          </ClimbingRow>
        </View>
      ))}
    </View>
  )
}

/** The approximate width of a character of a detail. */
const DETAIL_DIGIT = 9

type RowProps = ScoreRow & {
  readonly column: ScoreColumn
  readonly isLarge: boolean
  readonly isNext: boolean
}

function Row({ player, place, score, detail, isOut, column, isLarge, isNext }: RowProps) {
  const size = isLarge && styles.largeText
  const nameLines = useNameLines()
  const isBelow = column.isBelow && score !== DASH
  return (
    <View style={[styles.row, isLarge && styles.largeRow]}>
      <View style={styles.line}>
        <Text style={[styles.place, size]}>{place ?? ''}</Text>
        <PlayerBadge
          {...player}
          size={isLarge ? BADGE.large : BADGE.usual}
          ring={RING}
          isDim={isOut}
        />
        <Text numberOfLines={nameLines} style={[styles.name, size, isNext && styles.next]}>
          {player.name}
        </Text>
        {isBelow ? null : <Figures score={score} detail={detail} column={column} />}
      </View>
      {isBelow ? (
        <View style={styles.line}>
          <View style={styles.spacer} />
          <Figures score={score} detail={detail} column={column} />
        </View>
      ) : null}
    </View>
  )
}

type FiguresProps = {
  readonly score: string
  readonly detail: string | undefined
  readonly column: ScoreColumn
}

const Figures = ({ score, detail, column: { fontSize } }: FiguresProps) => (
  <>
    {detail === undefined ? null : <Text style={styles.detail}>{detail}</Text>}
    <Text numberOfLines={1} style={[styles.score, { fontSize, lineHeight: fontSize * 1.3 }]}>
      {score}
    </Text>
  </>
)

const RING = 'rgba(255,255,255,0.55)'

const styles = StyleSheet.create({
  scores: {
    backgroundColor: onCard.shade,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.xs,
  },
  row: { minHeight: 40, justifyContent: 'center', paddingVertical: 3 },
  largeRow: { minHeight: 52 },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  place: { fontSize: 15, color: onCard.ink, minWidth: PLACE_WIDTH - SPACE.xs },
  name: { fontSize: 16, color: onCard.ink, flex: 1 },
  next: { fontWeight: '800' },
  largeText: { fontSize: 21 },
  spacer: { flex: 1 },
  detail: { fontSize: 14, color: onCard.detail },
  score: { fontFamily: DISPLAY_FACE, color: onCard.ink, textAlign: 'right', flexShrink: 0 },
})
