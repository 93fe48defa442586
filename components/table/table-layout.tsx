import { useState, type ReactNode } from 'react'
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import type { TileCount } from '@/engine'
import { useIsLeftHanded } from '../ui/left-handed'
import { isRoomy } from '../ui/roomy'
import { useIsTextLarge } from '../ui/text-scale'
import { SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import type { ScoreboardShape } from './scoreboard'
import { isTableWide, SIDE_WIDTH } from './table-shape'
import type { HeaderSize } from './turn-header'
import { useMeasuredSize, type Size } from './use-measured-size'

type BoardPlace = {
  readonly shape: ScoreboardShape
  readonly isLarge: boolean
  readonly width: number
}

type Props = {
  readonly players: number
  readonly tiles: TileCount
  /** A line for a newcomer stands above the actions. */
  readonly isTeaching: boolean
  readonly bar: ReactNode
  readonly header: (place: { readonly size: HeaderSize; readonly width: number }) => ReactNode
  readonly scoreboard: (place: BoardPlace) => ReactNode
  /** What is shown beside a large table, if there is room. */
  readonly panel: ReactNode
  readonly box: (size: Size) => ReactNode
  readonly actions: ReactNode
}

const MIN_BOX_HEIGHT = 250
/** With one row of flaps, so that a small phone need not scroll while it teaches. */
const MIN_TEACHING_HEIGHT = 196
const MAX_BOX_WIDTH = 1000
/** One row of the scoreboard with its gaps; if it does not fit, the whole side column scrolls. */
const MIN_SCOREBOARD_HEIGHT = 48 + 3 * SPACE.s
/** Two rows of a grid of two columns; on a phone on its side there is room for one while it teaches. */
const MOST_IN_GRID = 4
const MOST_IN_ROW = 2
/** The heights of a row of the scoreboard and of the panel, both beside a large table. */
const SEAT_HEIGHT = 60
const PANEL_HEIGHT = 278
/** On a narrower side column the rules take more lines. */
const NARROW_SIDE = 360
const NARROW_PANEL_HEIGHT = 330

const onHeight =
  (set: (height: number) => void) =>
  ({ nativeEvent }: LayoutChangeEvent) =>
    set(nativeEvent.layout.height)

/**
 * Lays out the table: the box is between header and actions, on a wide screen beside both, which are on the side of the thumb.
 * The box is drawn as soon as its space has been measured, which is before the first frame.
 */
export function TableLayout(props: Props) {
  const { players, tiles, isTeaching, bar, scoreboard, panel, box, actions } = props
  const window = useWindowSize()
  const insets = useSafeAreaInsets()
  const isLeftHanded = useIsLeftHanded()
  const isWide = isTableWide(window)
  const isLarge = isRoomy(window)
  const isLow = window.height < 640
  const isTextLarge = useIsTextLarge()
  const headerSize = isLow ? 'small' : isLarge ? 'large' : 'middle'
  const [aboveHeight, setAboveHeight] = useState(0)
  const [belowHeight, setBelowHeight] = useState(0)
  const { view, size, onLayout } = useMeasuredSize(
    isWide
      ? { width: window.width * 0.62, height: window.height - 2 * SPACE.m }
      : { width: window.width - 2 * SPACE.s, height: window.height * 0.5 },
  )
  const boxArea = (
    <View
      ref={view}
      style={[
        styles.boxArea,
        isTextLarge && styles.tallBoxArea,
        isLow && isTeaching && tiles === 9 && styles.lowBoxArea,
        isWide && styles.wideBoxArea,
      ]}
      onLayout={onLayout}
    >
      <View style={styles.centred}>
        {size ? box({ ...size, width: Math.min(size.width, MAX_BOX_WIDTH) }) : null}
      </View>
    </View>
  )
  // Twelve flaps fit into one row on most phones only if the box has nearly the whole width.
  const boxSide = isLarge ? SPACE.m : SPACE.xs
  const thumbSide = isLarge ? SPACE.l : isWide ? SPACE.s : SPACE.xs
  const padding = {
    paddingTop: insets.top + (isWide ? SPACE.m : 0),
    paddingBottom: insets.bottom + SPACE.s,
    paddingLeft: insets.left + (isLeftHanded ? thumbSide : boxSide),
    paddingRight: insets.right + (isLeftHanded ? boxSide : thumbSide),
  }
  if (isWide) {
    const width = isLarge ? Math.max(320, Math.min(420, window.width * 0.31)) : SIDE_WIDTH
    const mostInGrid = isTeaching ? MOST_IN_ROW : MOST_IN_GRID
    const shape = isLarge ? 'column' : players > mostInGrid ? 'strip' : 'grid'
    const panelHeight = width < NARROW_SIDE ? NARROW_PANEL_HEIGHT : PANEL_HEIGHT
    const room = window.height - aboveHeight - belowHeight - players * SEAT_HEIGHT
    return (
      <View role="main" style={[styles.row, isLeftHanded && styles.mirrored, padding]}>
        {boxArea}
        <ScrollView
          style={[styles.side, { width: width + 2 * SPACE.s }]}
          contentContainerStyle={[
            isLarge ? styles.looseSide : styles.sideContent,
            styles.sidePage,
            { minHeight: aboveHeight + belowHeight + MIN_SCOREBOARD_HEIGHT + SPACE.xs },
          ]}
        >
          <View style={styles.sideContent} onLayout={onHeight(setAboveHeight)}>
            {bar}
            {props.header({ size: headerSize, width })}
          </View>
          {scoreboard({ shape, isLarge, width })}
          <View style={styles.spacer} />
          {isLarge && room > panelHeight ? panel : null}
          <View onLayout={onHeight(setBelowHeight)}>{actions}</View>
        </ScrollView>
      </View>
    )
  }
  const width = window.width - padding.paddingLeft - padding.paddingRight
  const inner = Math.min(width, MAX_BOX_WIDTH) - 2 * (SPACE.m + SPACE.xs)
  const isBeside = isLarge && players > 1 && players <= MOST_IN_GRID
  const header = props.header({
    size: headerSize,
    width: isBeside ? (inner - SPACE.xl) / 2 : inner,
  })
  return (
    <ScrollView role="main" contentContainerStyle={[styles.column, padding]}>
      <View style={[styles.above, isLow && styles.tight]}>
        {bar}
        <View style={[styles.sideContent, isBeside && styles.beside, isLow && styles.tight]}>
          <View style={isBeside && styles.half}>{header}</View>
          <View style={isBeside && styles.half}>
            {scoreboard({ shape: isBeside ? 'grid' : 'strip', isLarge, width: inner })}
          </View>
        </View>
      </View>
      {boxArea}
      <View style={[styles.below, isLarge && styles.narrow]}>{actions}</View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', gap: SPACE.l },
  mirrored: { flexDirection: 'row-reverse' },
  // A scroll view clips its content: the bar has negative margins, which need this space.
  side: { flexGrow: 0, marginHorizontal: -SPACE.s },
  sideContent: { gap: SPACE.s },
  looseSide: { gap: SPACE.m },
  sidePage: { height: '100%', paddingHorizontal: SPACE.s, paddingBottom: SPACE.xs },
  spacer: { flexGrow: 1 },
  column: {
    flexGrow: 1,
    gap: SPACE.m,
    width: '100%',
    maxWidth: MAX_BOX_WIDTH,
    alignSelf: 'center',
  },
  above: { paddingHorizontal: SPACE.m + SPACE.xs, gap: SPACE.s },
  tight: { gap: 2 },
  beside: { flexDirection: 'row', alignItems: 'flex-end', gap: SPACE.xl },
  half: { flex: 1, minWidth: 0 },
  below: { paddingHorizontal: SPACE.m + SPACE.xs },
  narrow: { width: '100%', maxWidth: 620, alignSelf: 'center' },
  boxArea: { flexGrow: 1, flexShrink: 1, minHeight: MIN_BOX_HEIGHT },
  // Room on the felt for how the turn ended, in large letters.
  tallBoxArea: { minHeight: MIN_BOX_HEIGHT + 60 },
  lowBoxArea: { minHeight: MIN_TEACHING_HEIGHT },
  wideBoxArea: { minHeight: 0, flex: 1 },
  centred: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
})
