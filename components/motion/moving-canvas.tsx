import { useLayoutEffect, useRef } from 'react'
import { useWindowDimensions } from 'react-native'
import { Computation } from './values'

type Props = {
  /** In points. */
  readonly width: number
  readonly height: number
  readonly maxPixels?: number
  /** Returns what paints, given how many pixels a point has. */
  readonly painterOf: (context: CanvasRenderingContext2D, scale: number) => () => void
}

/** A canvas that is painted in every frame in which a value changes that its painter has read. */
export function MovingCanvas({ width, height, maxPixels = Infinity, painterOf }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // Changes when the page is zoomed, and between two screens.
  const { scale: pixelRatio } = useWindowDimensions()
  const scale = Math.min(pixelRatio, Math.sqrt(maxPixels / (width * height)))
  const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) }
  // A layout effect, because the first frame of the animation comes after the first paint.
  useLayoutEffect(() => {
    const { current } = canvas
    const context = current?.getContext('2d')
    // A browser that has no memory for a canvas gives none.
    if (!current || !context) return
    let painting: Computation | undefined
    const begin = () => {
      painting?.stop()
      painting = new Computation(painterOf(context, scale))
      painting.run()
    }
    begin()
    // A browser may drop what was painted, and give the canvas back empty.
    current.addEventListener('contextrestored', begin)
    return () => {
      current.removeEventListener('contextrestored', begin)
      painting?.stop()
    }
  }, [painterOf, scale, pixels.width, pixels.height])
  return <canvas ref={canvas} {...pixels} style={{ display: 'block', width, height }} />
}
