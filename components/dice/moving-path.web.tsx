import { useLayoutEffect, useRef } from 'react'
import { useAnimatedReaction } from 'react-native-reanimated'
import type { MovingPathProps, Outline } from './moving-path-props'

function draw(path: SVGPathElement | null, { d, fillOpacity }: Outline): void {
  path?.setAttribute('d', d)
  if (fillOpacity !== undefined) path?.setAttribute('fill-opacity', String(fillOpacity))
}

/**
 * A path that is another one in every frame. Its element is written to directly: an animated component
 * would set all its attributes anew, twice a frame, which costs more than the drawing itself.
 */
export function MovingPath<T>({ drawing, outline, ...paint }: MovingPathProps<T>) {
  const path = useRef<SVGPathElement>(null)
  // Before the screen is painted: the first frame of the animation comes after it.
  useLayoutEffect(() => draw(path.current, outline(drawing.get())), [drawing, outline])
  useAnimatedReaction(
    () => outline(drawing.value),
    (next) => draw(path.current, next),
    [drawing, outline],
  )
  return <path ref={path} {...paint} />
}
