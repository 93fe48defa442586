import { useRef, useState } from 'react'
import type { GestureResponderEvent, LayoutChangeEvent } from 'react-native'
import { placeUnder, shiftOf, type Drag } from './seat-places'

type Options = {
  readonly onMove: (from: number, to: number) => void
  /** The handle was tapped and not dragged. */
  readonly onTap: (index: number) => void
  /**
   * The page must not scroll meanwhile. On iOS a scroll view takes the touches from what is inside
   * it, whoever the responder is: it looks for responders among its own ancestors only.
   */
  readonly onDragging: (isDragging: boolean) => void
}

/** A finger that moves less than this has tapped. */
const TAP_SLOP = 6

/** Lets rows be dragged by their handles to another place in the list. */
export function useSeatDrag({ onMove, onTap, onDragging }: Options) {
  const heights = useRef<number[]>([])
  const startY = useRef(0)
  const [drag, setDrag] = useState<Drag & { readonly heights: readonly number[] }>()

  const dragTo = (from: number, { nativeEvent }: GestureResponderEvent) => {
    const dy = nativeEvent.pageY - startY.current
    const over = placeUnder(heights.current, from, dy)
    return { from, over, dy, heights: [...heights.current] }
  }
  const end = () => {
    setDrag(undefined)
    onDragging(false)
  }
  return {
    shiftOf: (index: number) => (drag ? shiftOf(drag.heights, drag, index) : 0),
    isDragged: (index: number) => drag?.from === index,
    onRowLayout:
      (index: number) =>
      ({ nativeEvent }: LayoutChangeEvent) => {
        heights.current[index] = nativeEvent.layout.height
      },
    handleOf: (index: number) => ({
      onStartShouldSetResponder: () => true,
      onResponderTerminationRequest: () => false,
      onResponderGrant: (event: GestureResponderEvent) => {
        startY.current = event.nativeEvent.pageY
        setDrag(dragTo(index, event))
        onDragging(true)
        // On Android this keeps the scroll view from taking the touches.
        return true
      },
      onResponderMove: (event: GestureResponderEvent) => setDrag(dragTo(index, event)),
      onResponderRelease: (event: GestureResponderEvent) => {
        const { over, dy } = dragTo(index, event)
        end()
        if (Math.abs(dy) < TAP_SLOP) onTap(index)
        else if (over !== index) onMove(index, over)
      },
      onResponderTerminate: end,
    }),
  }
}

export type SeatHandle = ReturnType<ReturnType<typeof useSeatDrag>['handleOf']>
