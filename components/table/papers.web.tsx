import { StyleSheet, View } from 'react-native'
import { MovingCanvas } from '@/components/motion/moving-canvas'
import type { Paper } from './confetti-paper'
import type { PapersProps } from './papers-props'

/** Paper that flies needs no more of them. */
const MAX_PIXELS = 2_000_000

/** Renders flying pieces of paper on a canvas: a browser would work out the style of a hundred views in each frame. */
export function Papers<T extends Paper>({ papers, time, flightOf, end, area }: PapersProps<T>) {
  const { left, top, width, height } = area
  return (
    <View style={[styles.area, { left, top }]}>
      <MovingCanvas
        {...{ width, height }}
        maxPixels={MAX_PIXELS}
        painterOf={(context, scale) => () => {
          context.setTransform(scale, 0, 0, scale, 0, 0)
          context.clearRect(0, 0, width, height)
          for (const paper of papers) {
            const { x, y, angle, flip, opacity } = flightOf(paper, time.get(), end)
            if (opacity === 0) continue
            const [across, along] = [scale * Math.cos(angle), scale * Math.sin(angle)]
            const [dx, dy] = [scale * (x - left), scale * (y - top)]
            context.setTransform(across, along, -along * flip, across * flip, dx, dy)
            context.globalAlpha = opacity
            context.fillStyle = paper.colour
            context.fillRect(-paper.width / 2, -paper.height / 2, paper.width, paper.height)
          }
        }}
      />
    </View>
  )
}

const styles = StyleSheet.create({ area: { position: 'absolute' } })
