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

const LEAST_BOX_HEIGHT = 250
const WIDEST_BOX = 1000
/** One line of the scoreboard beside the box, and the gaps round it: with less, the side scrolls. */
const LEAST_SCORES = 48 + 3 * SPACE.s

const heightTo =
  (set: (height: number) => void) =>
  ({ nativeEvent }: LayoutChangeEvent) =>
    set(nativeEvent.layout.height)

/** Upright the box lies between header and actions; on its side they stand to the right of it. */
export function TableLayout(props: Props) {
  const { bar, scoreboard, box, actions } = props
  const window = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const isWide = window.width > window.height
  const isSmall = window.height < 640
  const isLarge = isWide && window.width > 1000
  const header = props.header(isSmall ? 'small' : isLarge ? 'large' : 'middle')
  const [measured, setMeasured] = useState<Size>()
  const [above, setAbove] = useState(0)
  const [below, setBelow] = useState(0)
  const guess = isWide
    ? { width: window.width * 0.62, height: window.height - 2 * SPACE.m }
    : { width: window.width - 2 * SPACE.s, height: window.height * 0.5 }
  const size = measured ?? guess

  const place = (
    <View
      style={[styles.place, isWide && styles.widePlace]}
      onLayout={({ nativeEvent: { layout } }) => setMeasured(layout)}
    >
      <View style={styles.centred}>
        {box({ ...size, width: Math.min(size.width, WIDEST_BOX) })}
      </View>
    </View>
  )
  const padding = {
    paddingTop: insets.top + (isWide ? SPACE.m : 0),
    paddingBottom: insets.bottom + SPACE.s,
    // Twelve flaps stand in one row on most phones only if the box has nearly the whole width.
    paddingLeft: insets.left + SPACE.xs,
    paddingRight: insets.right + (isWide ? SPACE.s : SPACE.xs),
  }
  if (isWide)
    return (
      <View style={[styles.row, padding]}>
        {place}
        <ScrollView
          style={[styles.side, { width: (isLarge ? 360 : 280) + 2 * SPACE.s }]}
          contentContainerStyle={[
            styles.sideContent,
            styles.sidePage,
            { minHeight: above + below + LEAST_SCORES + SPACE.xs },
          ]}
        >
          <View style={styles.sideContent} onLayout={heightTo(setAbove)}>
            {bar}
            {header}
          </View>
          {scoreboard(true)}
          <View style={styles.spring} />
          <View onLayout={heightTo(setBelow)}>{actions}</View>
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
      {place}
      <View style={styles.below}>{actions}</View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', gap: SPACE.l },
  // What scrolls is cut off at its edges: room for the buttons of the bar, which stand out.
  side: { flexGrow: 0, marginHorizontal: -SPACE.s },
  sideContent: { gap: SPACE.s },
  sidePage: { height: '100%', paddingHorizontal: SPACE.s, paddingBottom: SPACE.xs },
  spring: { flexGrow: 1 },
  column: { flexGrow: 1, gap: SPACE.m, width: '100%', maxWidth: 760, alignSelf: 'center' },
  above: { paddingHorizontal: SPACE.m + SPACE.xs, gap: SPACE.s },
  tight: { gap: 2 },
  below: { paddingHorizontal: SPACE.m + SPACE.xs },
  place: { flexGrow: 1, flexShrink: 1, minHeight: LEAST_BOX_HEIGHT },
  widePlace: { minHeight: 0, flex: 1 },
  centred: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
})
