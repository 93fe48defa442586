import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Platform, StyleSheet, View, type LayoutChangeEvent } from 'react-native'
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

const SLIDE_MS = 180

/** What both a browser's and React Native's elements know of themselves; neither counts transforms. */
type Measurable = { readonly offsetTop?: number; readonly offsetHeight?: number }

/**
 * How far a view is still to be drawn from its place, because it slides there from where it was; `shift` is how far
 * it is moved from its layout besides. React draws it in every frame: a value of Reanimated that is set for what React
 * has just laid out would come a frame or two later on a phone, and that frame would show the view at its new place.
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
  // After every rendering: whatever was changed around it may have moved it. Drawn together with that.
  useLayoutEffect(() => {
    const { offsetTop, offsetHeight = 0 } = (view.current ?? {}) as Measurable
    // Below another screen it has no place.
    const top = offsetTop === undefined || offsetHeight === 0 ? undefined : offsetTop + shift
    const way = top === undefined || lastTop.current === undefined ? 0 : lastTop.current - top
    lastTop.current = top
    if (way !== 0 && canSlide) slide(rest + way)
  })
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return rest
}

/** A row of the list of seats. Wherever it goes to it slides, except under a finger, which it follows. */
export function SlidingSeat({ shift, isDragged, onLayout, children }: Props) {
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
 * Above the other rows. For `zIndex` React Native takes all rows below this one out and puts them in again, and with them
 * goes the keyboard of a name that is typed there; what is elevated Android draws last without that.
 */
const RAISED = Platform.OS === 'android' ? { elevation: 8 } : { zIndex: 1 }

const styles = StyleSheet.create({
  row: { paddingVertical: SPACE.xs, borderRadius: 14 },
  dragged: { boxShadow: '0px 8px 18px rgba(0,0,0,0.35)' },
})
