import { memo, type ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import { MovingView, useAnimatedStyle } from '@/components/motion/motion'
import type { Paper } from './confetti-paper'
import type { PapersProps } from './papers-props'

type PieceProps<T extends Paper> = Omit<PapersProps<T>, 'papers' | 'area'> & { readonly paper: T }

function DrawnPiece<T extends Paper>({ paper, time, flightOf, end }: PieceProps<T>) {
  const flight = useAnimatedStyle(() => {
    const { x, y, angle, flip, opacity } = flightOf(paper, time.get(), end)
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
  const { width, height, colour } = paper
  const look = { left: -width / 2, top: -height / 2, width, height, backgroundColor: colour }
  return <MovingView style={[styles.piece, look, flight]} />
}

const Piece = memo(DrawnPiece) as <T extends Paper>(props: PieceProps<T>) => ReactNode

/** Renders flying pieces of paper as small views: a phone would draw an `Svg` of the screen anew in each frame. */
export function Papers<T extends Paper>({ papers, time, flightOf, end }: PapersProps<T>) {
  return papers.map((paper, i) => <Piece key={i} {...{ paper, time, flightOf, end }} />)
}

const styles = StyleSheet.create({ piece: { position: 'absolute' } })
