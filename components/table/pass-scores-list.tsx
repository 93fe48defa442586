import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { GroupName } from '../ui/group-name'
import { useIsMotionReduced } from '../ui/motion'
import { scoreColumn } from '../ui/score-column'
import { RADIUS, SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { onCard } from './card-shades'
import { ClimbingRow } from './climbing-row'
import { BADGE, PassScoreRow, PLACE_WIDTH } from './pass-score-row'
import type { ScoreRow } from './pass-scores'
import { useMeasuredHeight } from './use-measured-size'

type Props = {
  readonly rows: readonly ScoreRow[]
  /** The player who has the phone next. */
  readonly next: string
  readonly isLarge: boolean
}

/** The scores on the pass card; at the end of a round they count on, and the rows move to their new places. */
export function PassScoresList({ rows, next, isLarge }: Props) {
  const { pass } = useWords()
  const window = useWindowSize()
  const hasMoved = useHaveMoved(rows.some(({ before }) => before))
  const [width, setWidth] = useState(Math.min(window.width, 560) - 2 * SPACE.l)
  // Without the height of a row, the first frame would show the new order before the old one.
  const { view: firstRow, height: rowHeight, onLayout: onRowLayout } = useMeasuredHeight()
  const taken = 2 * SPACE.l + PLACE_WIDTH + (isLarge ? BADGE.large : BADGE.usual) + 3 * SPACE.s
  const details = Math.max(0, ...rows.map(({ detail = '' }) => detail.length))
  const column = scoreColumn(
    rows.flatMap(({ score, before }) => [score, before?.score ?? score]),
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
          <ClimbingRow climb={row.climb} rowHeight={rowHeight} hasMoved={hasMoved}>
            <PassScoreRow
              {...row}
              {...{ column, isLarge, hasMoved }}
              isNext={row.player.id === next}
            />
          </ClimbingRow>
        </View>
      ))}
    </View>
  )
}

/** The approximate width of a character of a detail. */
const DETAIL_DIGIT = 9

/** Long enough for the card to arrive and the old order to be read. */
const MOVE_DELAY_MS = 700

/** Whether the rows may be in their new places; with reduced motion they are from the beginning. */
function useHaveMoved(isRoundEnd: boolean): boolean {
  const isReduced = useIsMotionReduced()
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    if (!isRoundEnd) return
    const timer = setTimeout(() => setIsTime(true), MOVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isRoundEnd])
  return isReduced || isTime || !isRoundEnd
}

const styles = StyleSheet.create({
  scores: {
    backgroundColor: onCard.shade,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.xs,
  },
})
