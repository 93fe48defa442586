import { useState, type ReactNode } from 'react'
import {
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
  type LayoutChangeEvent,
} from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { SPACE } from '../ui/theme'

type Size = { readonly width: number; readonly height: number }

type Props = {
  readonly bar: ReactNode
  readonly header: (size: 'small' | 'middle' | 'large') => ReactNode
  readonly scoreboard: (isColumn: boolean) => ReactNode
  readonly box: (size: Size) => ReactNode
  readonly actions: ReactNode
}

const MIN_BOX_HEIGHT = 250
const MAX_BOX_WIDTH = 1000
/** One row of the scoreboard with its gaps; if it does not fit, the whole side column scrolls. */
const MIN_SCOREBOARD_HEIGHT = 48 + 3 * SPACE.s

const onHeight =
  (set: (height: number) => void) =>
  ({ nativeEvent }: LayoutChangeEvent) =>
    set(nativeEvent.layout.height)

/** Lays out the table: the box is between header and actions, in landscape to the left of both. */
export function TableLayout(props: Props) {
  const { bar, scoreboard, box, actions } = props
  const window = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const isWide = window.width > window.height
  const isSmall = window.height < 640
  const isLarge = isWide && window.width > 1000
  const header = props.header(isSmall ? 'small' : isLarge ? 'large' : 'middle')
  const [measured, setMeasured] = useState<Size>()
  const [aboveHeight, setAboveHeight] = useState(0)
  const [belowHeight, setBelowHeight] = useState(0)
  const estimate = isWide
    ? { width: window.width * 0.62, height: window.height - 2 * SPACE.m }
    : { width: window.width - 2 * SPACE.s, height: window.height * 0.5 }
  const size = measured ?? estimate

  const boxArea = (
    <View
      style={[styles.boxArea, isWide && styles.wideBoxArea]}
      onLayout={({ nativeEvent: { layout } }) => {
        // Below another screen the table has no size, and a box of that size cannot be drawn.
        if (layout.width > 0 && layout.height > 0) setMeasured(layout)
      }}
    >
      <View style={styles.centred}>
        {box({ ...size, width: Math.min(size.width, MAX_BOX_WIDTH) })}
      </View>
    </View>
  )
  const padding = {
    paddingTop: insets.top + (isWide ? SPACE.m : 0),
    paddingBottom: insets.bottom + SPACE.s,
    // Twelve flaps fit into one row on most phones only if the box has nearly the whole width.
    paddingLeft: insets.left + SPACE.xs,
    paddingRight: insets.right + (isWide ? SPACE.s : SPACE.xs),
  }
  if (isWide)
    return (
      <View style={[styles.row, padding]}>
        {boxArea}
        <ScrollView
          style={[styles.side, { width: (isLarge ? 360 : 280) + 2 * SPACE.s }]}
          contentContainerStyle={[
            styles.sideContent,
            styles.sidePage,
            { minHeight: aboveHeight + belowHeight + MIN_SCOREBOARD_HEIGHT + SPACE.xs },
          ]}
        >
          <View style={styles.sideContent} onLayout={onHeight(setAboveHeight)}>
            {bar}
            {header}
          </View>
          {scoreboard(true)}
          <View style={styles.spacer} />
          <View onLayout={onHeight(setBelowHeight)}>{actions}</View>
        </ScrollView>
      </View>
    )
  return (
    <ScrollView contentContainerStyle={[styles.column, padding]}>
      <View style={[styles.above, isSmall && styles.tight]}>
        {bar}
        {header}
        {scoreboard(false)}
      </View>
      {boxArea}
      <View style={styles.below}>{actions}</View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', gap: SPACE.l },
  // A scroll view clips its content: the bar has negative margins, which need this space.
  side: { flexGrow: 0, marginHorizontal: -SPACE.s },
  sideContent: { gap: SPACE.s },
  sidePage: { height: '100%', paddingHorizontal: SPACE.s, paddingBottom: SPACE.xs },
  spacer: { flexGrow: 1 },
  column: { flexGrow: 1, gap: SPACE.m, width: '100%', maxWidth: 760, alignSelf: 'center' },
  above: { paddingHorizontal: SPACE.m + SPACE.xs, gap: SPACE.s },
  tight: { gap: 2 },
  below: { paddingHorizontal: SPACE.m + SPACE.xs },
  boxArea: { flexGrow: 1, flexShrink: 1, minHeight: MIN_BOX_HEIGHT },
  wideBoxArea: { minHeight: 0, flex: 1 },
  centred: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
})
