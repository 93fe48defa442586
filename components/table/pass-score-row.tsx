import { StyleSheet, Text, View } from 'react-native'
import { spokenText } from '@/i18n/numbers/format-number'
import { CountingNumber } from '../ui/counting-number'
import { PlayerBadge } from '../ui/player-badge'
import type { ScoreColumn } from '../ui/score-column'
import { useNameLines } from '../ui/text-scale'
import { DISPLAY_FACE, SPACE } from '../ui/theme'
import { onCard } from './card-shades'
import type { ScoreRow } from './pass-scores'
import { DASH } from './status-lines'

export const BADGE = { usual: 24, large: 32 }
export const PLACE_WIDTH = 26

type Props = ScoreRow & {
  readonly column: ScoreColumn
  readonly isLarge: boolean
  readonly isNext: boolean
  /** The rows move to their new places at the end of a round, or have done so. */
  readonly hasMoved: boolean
}

/** A player on the pass card: place, name, what the round has brought, and the score. */
export function PassScoreRow(props: Props) {
  const { player, place, score, detail, isOut, before, column, isLarge, isNext, hasMoved } = props
  const size = isLarge && styles.largeText
  const nameLines = useNameLines()
  const isBelow = column.isBelow && score !== DASH
  const shownPlace = before && !hasMoved ? before.place : place
  const name = place === undefined ? player.name : `${place} ${player.name}`
  const figures = (
    <>
      {detail === undefined ? null : <Text style={styles.detail}>{detail}</Text>}
      <Score {...{ score, before, hasMoved, column }} />
    </>
  )
  return (
    <View
      accessible
      role="img"
      // How it stands now, whatever moves.
      aria-label={spokenText([name, detail, score !== DASH && score].filter(Boolean).join(', '))}
      style={[styles.row, isLarge && styles.largeRow]}
    >
      <View style={styles.line}>
        <Text style={[styles.place, size]}>{shownPlace ?? ''}</Text>
        <PlayerBadge
          {...player}
          size={isLarge ? BADGE.large : BADGE.usual}
          ring={RING}
          isDim={isOut}
        />
        <Text numberOfLines={nameLines} style={[styles.name, size, isNext && styles.next]}>
          {player.name}
        </Text>
        {isBelow ? null : figures}
      </View>
      {isBelow ? (
        <View style={styles.line}>
          <View style={styles.spacer} />
          {figures}
        </View>
      ) : null}
    </View>
  )
}

/** The score; at the end of a round it counts on from what it was before, as the rows move. */
function Score({
  score,
  before,
  hasMoved,
  column,
}: Pick<Props, 'score' | 'before' | 'hasMoved' | 'column'>) {
  const { fontSize, width } = column
  const style = [styles.score, { fontSize, lineHeight: fontSize * 1.3 }]
  if (!before)
    return (
      <Text numberOfLines={1} style={style}>
        {score}
      </Text>
    )
  const { from, to, write } = before
  const isDash = from === undefined && !hasMoved
  return (
    <CountingNumber
      value={hasMoved ? to : (from ?? 0)}
      format={isDash ? () => DASH : write}
      // What stands beside it must not move while it counts.
      style={[style, { minWidth: width }]}
    />
  )
}

const RING = 'rgba(255,255,255,0.55)'

const styles = StyleSheet.create({
  row: { minHeight: 40, justifyContent: 'center', paddingVertical: 3 },
  largeRow: { minHeight: 52 },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  place: { fontSize: 15, color: onCard.ink, minWidth: PLACE_WIDTH - SPACE.xs, flexShrink: 0 },
  name: { fontSize: 16, color: onCard.ink, flex: 1, minWidth: 0 },
  next: { fontWeight: '800' },
  largeText: { fontSize: 21 },
  spacer: { flex: 1 },
  detail: { fontSize: 14, color: onCard.detail },
  score: { fontFamily: DISPLAY_FACE, color: onCard.ink, textAlign: 'right', flexShrink: 0 },
})
