import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native'
import {
  Easing,
  MovingView,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '@/components/motion/motion'
import { useIsMotionReduced } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'
import { SPACE, useTheme } from '../ui/theme'

type Props = {
  /** How far it is moved from its seat, because it is dragged or makes room. */
  readonly shift: number
  readonly isDragged: boolean
  readonly onLayout: (event: LayoutChangeEvent) => void
  readonly children: ReactNode
}

/** What both a browser's and React Native's elements know of themselves; neither counts transforms. */
type Measurable = { readonly offsetTop?: number; readonly offsetHeight?: number }

const SLIDE = {
  duration: 180,
  easing: Easing.out(Easing.quad),
  reduceMotion: ReduceMotion.Never,
}

/**
 * A row of the list of seats. Wherever it goes to it slides, except under a finger, which it follows.
 * It is laid out and moved by React in one step, so that no frame shows a new order with an old shift.
 */
export function SlidingSeat({ shift, isDragged, onLayout, children }: Props) {
  const { card } = useTheme()
  const isReduced = useIsMotionReduced()
  const view = useRef<View>(null)
  const lastTop = useRef<number | undefined>(undefined)
  /** The part of the way that is left. */
  const rest = useSharedValue(0)
  // After every rendering: whatever was changed in the list may have moved it.
  useLayoutEffect(() => {
    const { offsetTop, offsetHeight = 0 } = (view.current ?? {}) as Measurable
    // Below another screen it has no place.
    const top = offsetTop === undefined || offsetHeight === 0 ? undefined : offsetTop + shift
    const way = top === undefined || lastTop.current === undefined ? 0 : lastTop.current - top
    lastTop.current = top
    if (way === 0 || isDragged || isReduced) return
    rest.set(rest.get() + way)
    rest.set(withTiming(0, SLIDE))
  })
  const style = useAnimatedStyle(() => ({ transform: [{ translateY: rest.get() }] }))
  return (
    <View
      ref={view}
      role="listitem"
      onLayout={onLayout}
      style={[
        styles.row,
        { transform: [{ translateY: shift }] },
        isDragged && [styles.dragged, { backgroundColor: card }],
      ]}
    >
      <MovingView style={[OWN_LAYER, style]}>{children}</MovingView>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { paddingVertical: SPACE.xs, borderRadius: 14 },
  dragged: { zIndex: 1, elevation: 8, boxShadow: '0px 8px 18px rgba(0,0,0,0.35)' },
})
