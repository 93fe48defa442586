import { StyleSheet, View } from 'react-native'
import { MovingCanvas } from '@/components/motion/moving-canvas'
import type { ConfettiPiece, ConfettiPiecesProps } from './confetti-piece'

/** Enough for small pieces that move. */
const MAX_PIXELS = 2_000_000

/** Renders the pieces on a canvas: a browser would compute the styles of a hundred views in each frame. */
export function ConfettiPieces<T extends ConfettiPiece>({
  pieces,
  time,
  flightOf,
  end,
  area,
}: ConfettiPiecesProps<T>) {
  const { left, top, width, height } = area
  return (
    <View style={[styles.area, { left, top }]}>
      <MovingCanvas
        width={width}
        height={height}
        maxPixels={MAX_PIXELS}
        painterOf={(context, scale) => () => {
          context.setTransform(scale, 0, 0, scale, 0, 0)
          context.clearRect(0, 0, width, height)
          for (const piece of pieces) {
            const { x, y, angle, flip, opacity } = flightOf(piece, time.get(), end)
            if (opacity === 0) continue
            const [across, along] = [scale * Math.cos(angle), scale * Math.sin(angle)]
            const [dx, dy] = [scale * (x - left), scale * (y - top)]
            context.setTransform(across, along, -along * flip, across * flip, dx, dy)
            context.globalAlpha = opacity
            context.fillStyle = piece.colour
            context.fillRect(-piece.width / 2, -piece.height / 2, piece.width, piece.height)
          }
        }}
      />
    </View>
  )
}

const styles = StyleSheet.create({ area: { position: 'absolute' } })
