import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import type { PlayerColour } from '@/model/colours'
import { Gradient } from '../ui/gradient'
import { MODAL_PROPS } from '../ui/modal-props'
import { PLAYER_PAINT, SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { cardShades } from './card-shades'
import { MAX_PASS_WIDTH, type PassSize } from './pass-size'
import { useMeasuredHeight } from './use-measured-size'

type Props = {
  readonly label: string
  readonly colour: PlayerColour
  readonly size: PassSize
  /** Always in view, unless the window is tiny. */
  readonly head: ReactNode
  /** Always in view: the buttons with which the next player confirms that it is their turn. */
  readonly foot: ReactNode
  /** Scrolls between the two where there is not enough room. */
  readonly children: ReactNode
}

/** Covers the screen in the next player's colour until they confirm that it is their turn. */
export function PassCard({ label, colour, size: { isWide, isTiny }, head, foot, children }: Props) {
  const insets = useSafeAreaInsets()
  const { height } = useWindowSize()
  const { view: footView, height: footHeight, onLayout: onFootLayout } = useMeasuredHeight()
  const isFootTall = footHeight > height * MAX_FOOT
  // Forced colours drop gradients: the card needs a ground of its own, or the table would be seen through it.
  const shades = cardShades(PLAYER_PAINT[colour])
  const measuredFoot = (
    <View ref={footView} onLayout={onFootLayout}>
      {foot}
    </View>
  )
  const padding = {
    paddingTop: insets.top + SPACE.l,
    paddingBottom: insets.bottom + SPACE.l,
    paddingLeft: insets.left + SPACE.l,
    paddingRight: insets.right + SPACE.l,
  }
  return (
    <View
      role="dialog"
      {...MODAL_PROPS}
      aria-label={label}
      // Only its button dismisses the card: the gesture would leave the table below it.
      onAccessibilityEscape={() => undefined}
      style={styles.card}
    >
      <View style={[styles.table, { backgroundColor: shades[2] }]}>
        <Gradient from="centre" colours={shades} />
      </View>
      <View style={[styles.page, padding]}>
        <View style={[styles.parts, isWide && styles.wide]}>
          {isTiny ? null : <View style={isWide ? styles.half : styles.top}>{head}</View>}
          <View style={isWide ? styles.wideRest : styles.rest}>
            <ScrollView
              // So that the scores can be scrolled by keyboard.
              tabIndex={0}
              style={[styles.sides, isWide ? styles.wideScroll : styles.scroll]}
              contentContainerStyle={styles.scrolled}
            >
              {isTiny ? head : null}
              {children}
              {isFootTall ? measuredFoot : null}
            </ScrollView>
            {isFootTall ? null : measuredFoot}
          </View>
        </View>
      </View>
    </View>
  )
}

/** A foot that takes a larger share of the screen, in large letters, scrolls with the rest. */
const MAX_FOOT = 0.5

/** The card overshoots when it slides in: the table must not be visible beside it. */
const BLEED = 80

const styles = StyleSheet.create({
  card: StyleSheet.absoluteFill,
  table: {
    position: 'absolute',
    top: -BLEED,
    right: -BLEED,
    bottom: -BLEED,
    left: -BLEED,
    pointerEvents: 'none',
  },
  page: { flex: 1, alignItems: 'center' },
  parts: { flex: 1, gap: SPACE.l, width: '100%', maxWidth: MAX_PASS_WIDTH.upright },
  wide: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xl,
    maxWidth: MAX_PASS_WIDTH.wide,
  },
  half: { flex: 1, maxHeight: '100%' },
  // Upright the head and the rest share the height that neither needs.
  top: { flexGrow: 1, justifyContent: 'center' },
  rest: { flexGrow: 1, flexShrink: 1, minHeight: 0, gap: SPACE.l },
  wideRest: { flex: 1, alignSelf: 'stretch', justifyContent: 'center', gap: SPACE.l },
  // What is scrolled is clipped: a ring or a shadow at its sides needs this room.
  sides: { marginHorizontal: -SPACE.m },
  scroll: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
  // No higher than its content, so that the button stays near it on a large screen.
  wideScroll: { flexGrow: 0, flexShrink: 1, flexBasis: 'auto' },
  scrolled: {
    flexGrow: 1,
    justifyContent: 'center',
    gap: SPACE.l,
    paddingHorizontal: SPACE.m,
  },
})
