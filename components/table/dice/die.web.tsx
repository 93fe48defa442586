import { StyleSheet } from 'react-native'
import { MovingView, useAnimatedStyle } from '@/components/motion/motion'
import { MovingCanvas } from '@/components/motion/moving-canvas'
import { OWN_LAYER } from '@/components/ui/own-layer'
import { dieSize, type DieDrawing } from './dice-drawing'
import type { DieProps } from './die-look'
import { diePainter } from './die-painter'

/** Whether two drawings of a die differ only in its place on the felt. */
const areAlike = (a: DieDrawing, b: DieDrawing) =>
  a.rim === b.rim &&
  a.body.length === b.body.length &&
  a.body.every(([x, y], index) => x === b.body[index]![0] && y === b.body[index]![1])

/**
 * Renders one die from its drawing, on a canvas: for paths of SVG that change, a browser works out style and layout
 * in each frame, and what is under the pointer.
 */
export function Die({ drawing, edge, isSpent }: DieProps) {
  const size = dieSize(edge)
  const place = useAnimatedStyle(() => {
    const [x, y] = drawing.get().corner
    return { transform: [{ translateX: x }, { translateY: y }] }
  })
  return (
    <MovingView style={[styles.die, OWN_LAYER, place]}>
      <MovingCanvas
        width={size}
        height={size}
        painterOf={(context, scale) => {
          const paint = diePainter(context, scale, edge, isSpent)
          let painted: DieDrawing | undefined
          return () => {
            const next = drawing.get()
            if (painted && areAlike(painted, next)) return
            painted = next
            paint(next)
          }
        }}
      />
    </MovingView>
  )
}

const styles = StyleSheet.create({ die: { position: 'absolute', left: 0, top: 0 } })
