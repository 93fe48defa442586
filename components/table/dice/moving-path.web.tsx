import { useLayoutEffect, useRef } from 'react'
import type { MovingPathProps, Outline } from './moving-path-props'

/** Sets only the attributes that have changed: a browser repaints even for an equal value. */
function draw(path: SVGPathElement | null, next: Outline, last?: Outline): Outline {
  if (next.d !== last?.d) path?.setAttribute('d', next.d)
  if (next.fillOpacity !== last?.fillOpacity)
    path?.setAttribute('fill-opacity', String(next.fillOpacity))
  return next
}

let listeners = 0

/**
 * Renders a path whose outline is animated. It sets the attributes of the element directly: an
 * animated component would set all of them twice a frame, which costs more than the drawing itself,
 * and a `useAnimatedReaction` for each path would cost as much again.
 */
export function MovingPath<T>({ drawing, outline, ...paint }: MovingPathProps<T>) {
  const path = useRef<SVGPathElement>(null)
  // A layout effect, because the first frame of the animation comes after the first paint.
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
