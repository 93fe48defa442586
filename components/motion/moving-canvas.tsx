import { useLayoutEffect, useRef } from 'react'
import { useWindowDimensions } from 'react-native'
import { Computation } from './values'

type Props = {
  /** In points. */
  readonly width: number
  readonly height: number
  readonly maxPixels?: number
  /** Returns the function that paints a frame; `scale` is the number of pixels per point. */
  readonly painterOf: (context: CanvasRenderingContext2D, scale: number) => () => void
}

/** A canvas that is repainted in each frame in which a value read by its painter has changed. */
export function MovingCanvas({ width, height, maxPixels = Infinity, painterOf }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // Changes when the page is zoomed or the window moves to another screen.
  const { scale: pixelRatio } = useWindowDimensions()
  const scale = Math.min(pixelRatio, Math.sqrt(maxPixels / (width * height)))
  const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) }
  // A layout effect, because the animation's first frame comes after the first paint.
  useLayoutEffect(() => {
    const { current } = canvas
    const context = current?.getContext('2d')
    // Null if the browser has no memory left for a canvas.
    if (!current || !context) return
    let painting: Computation | undefined
    const begin = () => {
      painting?.stop()
      painting = new Computation(painterOf(context, scale))
      painting.run()
    }
    begin()
    // A browser may discard the content of a canvas and restore it empty.
    current.addEventListener('contextrestored', begin)
    return () => {
      current.removeEventListener('contextrestored', begin)
      painting?.stop()
    }
  }, [painterOf, scale, pixels.width, pixels.height])
  return <canvas ref={canvas} {...pixels} style={{ display: 'block', width, height }} />
}
