import { useLayoutEffect, useRef } from 'react'
import type { MovingPathProps, Outline } from './moving-path-props'

/** Writes what has changed: what is written is drawn anew, though it be the same. */
function draw(path: SVGPathElement | null, next: Outline, last?: Outline): Outline {
  if (next.d !== last?.d) path?.setAttribute('d', next.d)
  if (next.fillOpacity !== last?.fillOpacity)
    path?.setAttribute('fill-opacity', String(next.fillOpacity))
  return next
}

let listeners = 0

/**
 * A path that is another one in every frame. Its element is written to directly: an animated component
 * would set all its attributes anew, twice a frame, which costs more than the drawing itself; and a
 * reaction for each path would cost as much again.
 */
export function MovingPath<T>({ drawing, outline, ...paint }: MovingPathProps<T>) {
  const path = useRef<SVGPathElement>(null)
  // Before the screen is painted: the first frame of the animation comes after it.
  useLayoutEffect(() => {
    const listener = ++listeners
    let drawn = draw(path.current, outline(drawing.get()))
    drawing.addListener(listener, (next) => {
      drawn = draw(path.current, outline(next), drawn)
    })
    return () => drawing.removeListener(listener)
  }, [drawing, outline])
  return <path ref={path} {...paint} />
}
