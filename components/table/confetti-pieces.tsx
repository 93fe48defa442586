import { memo, type ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import { MovingView, useAnimatedStyle } from '@/components/motion/motion'
import type { ConfettiPiece, ConfettiPiecesProps } from './confetti-piece'

type PieceProps<T extends ConfettiPiece> = Omit<ConfettiPiecesProps<T>, 'pieces' | 'area'> & {
  readonly piece: T
}

function DrawnPiece<T extends ConfettiPiece>({ piece, time, flightOf, end }: PieceProps<T>) {
  const flight = useAnimatedStyle(() => {
    const { x, y, angle, flip, opacity } = flightOf(piece, time.get(), end)
    return {
      opacity,
      transform: [
        { translateX: x },
        { translateY: y },
        { rotate: `${angle}rad` },
        { scaleY: flip },
      ],
    }
  })
  const { width, height, colour } = piece
  const look = { left: -width / 2, top: -height / 2, width, height, backgroundColor: colour }
  return <MovingView style={[styles.piece, look, flight]} />
}

const Piece = memo(DrawnPiece) as <T extends ConfettiPiece>(props: PieceProps<T>) => ReactNode

/** Renders the pieces as small views: a phone would redraw an `Svg` of the whole screen in each frame. */
export function ConfettiPieces<T extends ConfettiPiece>({
  pieces,
  time,
  flightOf,
  end,
}: ConfettiPiecesProps<T>) {
  return pieces.map((piece, i) => (
    <Piece key={i} piece={piece} time={time} flightOf={flightOf} end={end} />
  ))
}

const styles = StyleSheet.create({ piece: { position: 'absolute' } })
