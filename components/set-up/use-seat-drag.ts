import { useRef, useState } from 'react'
import type { GestureResponderEvent, LayoutChangeEvent } from 'react-native'

/** A dragged row: its place, the place it is over, and the distance from its place. */
type Drag = { readonly from: number; readonly over: number; readonly dy: number }

/** The place of a row dragged by `dy`: it takes the place of another row when it covers half of that. */
export function placeUnder(heights: readonly number[], from: number, dy: number): number {
  const step = dy < 0 ? -1 : 1
  let place = from
  let passed = 0
  for (let next = from + step; heights[next] !== undefined; next += step) {
    passed += heights[next]! / 2
    if (Math.abs(dy) < passed) break
    passed += heights[next]! / 2
    place = next
  }
  return place
}

/** The shift of a row during a drag: the other rows make room for the dragged one. */
export function shiftOf(heights: readonly number[], drag: Drag, index: number): number {
  const { from, over, dy } = drag
  if (index === from) return dy
  const height = heights[from] ?? 0
  if (from < index && index <= over) return -height
  return over <= index && index < from ? height : 0
}

type Options = {
  readonly onMove: (from: number, to: number) => void
  /** The handle was tapped and not dragged. */
  readonly onTap: (index: number) => void
  /**
   * The page must not scroll during a drag. On iOS a scroll view takes over touches from the views inside it even if
   * one is the responder: it looks for responders only among its ancestors.
   */
  readonly onDragging: (isDragging: boolean) => void
}

/** A touch that moves less than this is a tap. */
const TAP_SLOP = 6

/** Dragging of rows by their handles to another place in the list. */
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
        // On Android this keeps the scroll view from taking over the touches.
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
