import { useRef, type ReactNode } from 'react'
import {
  View,
  type GestureResponderEvent,
  type LayoutChangeEvent,
  type StyleProp,
  type ViewStyle,
} from 'react-native'

type Props = {
  /** Called with how far the finger is from the left of the sheet. */
  readonly onPoint: (x: number) => void
  readonly onLayout: (event: LayoutChangeEvent) => void
  readonly style: StyleProp<ViewStyle>
  /** Must not be touchable: the position is measured from the element that is touched. */
  readonly children: ReactNode
}

/** The direction of the finger is unknown until it has moved this far. */
const SLOP = 4

/**
 * A sheet on which a finger points at horizontal positions, by a tap or by moving sideways. Moving up or down scrolls
 * the page.
 */
export function PointedSheet({ onPoint, onLayout, style, children }: Props) {
  const start = useRef({ x: 0, y: 0, left: 0 })
  const point = ({ nativeEvent }: GestureResponderEvent) =>
    onPoint(nativeEvent.pageX - start.current.left)
  const isSideways = ({ nativeEvent }: GestureResponderEvent) => {
    const across = Math.abs(nativeEvent.pageX - start.current.x)
    return across > SLOP && across > Math.abs(nativeEvent.pageY - start.current.y)
  }
  return (
    // Takes the touch over from the sheet once it moves sideways, and keeps it: only a new responder can keep Android's
    // scroll view from taking the touch, which it does after a few points up or down.
    <View
      onMoveShouldSetResponder={isSideways}
      onResponderGrant={() => true}
      onResponderTerminationRequest={() => false}
      onResponderMove={point}
    >
      <View
        onLayout={onLayout}
        onStartShouldSetResponder={() => true}
        onResponderGrant={(event) => {
          const { pageX, pageY, locationX } = event.nativeEvent
          start.current = { x: pageX, y: pageY, left: pageX - locationX }
          point(event)
        }}
        onResponderMove={point}
        style={style}
      >
        {children}
      </View>
    </View>
  )
}
