import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Platform, StyleSheet, View, type LayoutChangeEvent } from 'react-native'
import { useIsMotionReduced } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'
import { SPACE, useTheme } from '../ui/theme'

type Props = {
  /** The distance from its place, because it is dragged or makes room. */
  readonly shift: number
  readonly isDragged: boolean
  /** Without a distance to the next row. */
  readonly isDense: boolean
  readonly onLayout: (event: LayoutChangeEvent) => void
  readonly children: ReactNode
}

const SLIDE_MS = 180

/** Properties that both DOM elements and native elements of React Native have; neither counts transforms. */
type Measurable = { readonly offsetTop?: number; readonly offsetHeight?: number }

/**
 * The remaining distance of a view that slides from its old place to its new one; `shift` is its other translation.
 * React renders every frame: on a phone a value of Reanimated set after a layout takes effect a frame or two later,
 * and until then the view would be at its new place.
 */
function useSlide(view: RefObject<View | null>, shift: number, canSlide: boolean): number {
  const [rest, setRest] = useState(0)
  const lastTop = useRef<number | undefined>(undefined)
  const frame = useRef(0)
  const slide = (from: number) => {
    const began = performance.now()
    const draw = () => {
      const left = Math.max(0, 1 - (performance.now() - began) / SLIDE_MS)
      setRest(from * left * left)
      if (left > 0) frame.current = requestAnimationFrame(draw)
    }
    setRest(from)
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(draw)
  }
  // After every render, since any change around the view may have moved it; before that render is painted.
  useLayoutEffect(() => {
    const { offsetTop, offsetHeight = 0 } = (view.current ?? {}) as Measurable
    // A view below another screen has no size.
    const top = offsetTop === undefined || offsetHeight === 0 ? undefined : offsetTop + shift
    const way = top === undefined || lastTop.current === undefined ? 0 : lastTop.current - top
    lastTop.current = top
    if (way !== 0 && canSlide) slide(rest + way)
  })
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return rest
}

/** A row of the list of seats. It slides to a new place, except while it is dragged. */
export function SlidingSeat({ shift, isDragged, isDense, onLayout, children }: Props) {
  const { card } = useTheme()
  const isReduced = useIsMotionReduced()
  const view = useRef<View>(null)
  const rest = useSlide(view, shift, !isDragged && !isReduced)
  return (
    <View
      ref={view}
      role="listitem"
      onLayout={onLayout}
      style={[
        styles.row,
        isDense && styles.dense,
        OWN_LAYER,
        { transform: [{ translateY: shift + rest }] },
        isDragged && [styles.dragged, RAISED, { backgroundColor: card }],
      ]}
    >
      {children}
    </View>
  )
}

/**
 * Draws the dragged row above the others. For `zIndex` React Native removes and inserts the rows below again, which
 * closes the keyboard if one of them has the focus; on Android `elevation` changes the drawing order without that.
 */
const RAISED = Platform.OS === 'android' ? { elevation: 8 } : { zIndex: 1 }

const styles = StyleSheet.create({
  row: { paddingVertical: SPACE.xs, borderRadius: 14 },
  dense: { paddingVertical: 0 },
  dragged: { boxShadow: '0px 8px 18px rgba(0,0,0,0.35)' },
})
