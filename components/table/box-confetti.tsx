import { memo, useEffect, useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import {
  Easing,
  MovingView,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from '@/components/motion/motion'
import { useIsMotionOff, useIsMotionReduced } from '@/components/ui/motion'
import { OWN_LAYER } from '@/components/ui/own-layer'
import { useWindowSize } from '@/components/ui/turned'
import type { BoxLayout } from '../box/box-layout'
import { BURST_MS, burstAt, burstPaper, type BurstPaper } from './confetti-burst'
import { CONFETTI_COLOURS } from './confetti-paper'

type Props = {
  readonly layout: BoxLayout
  /** The box is about to be shut: the pieces are made, and wait unseen. */
  readonly isReady: boolean
  /** They burst out when this becomes true, and not if it was true from the beginning. */
  readonly isOut: boolean
}

/** Lets confetti burst out of the box, up and to the sides, and sink back onto it. */
export function BoxConfetti({ layout, isReady, isOut }: Props) {
  const isStill = [useIsMotionReduced(), useIsMotionOff()].includes(true)
  const [wasAlwaysOut, setWasAlwaysOut] = useState(isOut)
  if (wasAlwaysOut && !isOut) setWasAlwaysOut(false)
  if (isStill || wasAlwaysOut || !(isReady || isOut)) return null
  return <Burst layout={layout} isOut={isOut} />
}

/** Wide boxes get more pieces. */
const countFor = (width: number) => Math.round(Math.max(84, Math.min(120, width / 6)))

function Burst({ layout, isOut }: Pick<Props, 'layout' | 'isOut'>) {
  const { height: screenHeight } = useWindowSize()
  const seconds = useSharedValue(0)
  const { lid } = layout
  const papers = useMemo(
    () => Array.from({ length: countFor(lid.width) }, (_, i) => burstPaper(i, lid, screenHeight)),
    [lid, screenHeight],
  )
  useEffect(() => {
    if (!isOut) return
    seconds.set(
      withTiming(BURST_MS / 1000, {
        duration: BURST_MS,
        easing: Easing.linear,
        reduceMotion: ReduceMotion.Never,
      }),
    )
  }, [isOut, seconds])
  return (
    <View aria-hidden style={[styles.burst, OWN_LAYER]}>
      {papers.map((paper, i) => (
        <Piece
          key={i}
          {...{ paper, seconds }}
          colour={CONFETTI_COLOURS[i % CONFETTI_COLOURS.length]!}
          floor={layout.height}
        />
      ))}
    </View>
  )
}

type PieceProps = {
  readonly paper: BurstPaper
  readonly colour: string
  readonly seconds: SharedValue<number>
  readonly floor: number
}

const Piece = memo(function Piece({ paper, colour, seconds, floor }: PieceProps) {
  const flight = useAnimatedStyle(() => burstAt(paper, seconds.get(), floor))
  const { width, height } = paper
  const size = { left: -width / 2, top: -height / 2, width, height }
  return <MovingView style={[styles.piece, size, { backgroundColor: colour }, flight]} />
})

const styles = StyleSheet.create({
  burst: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  piece: { position: 'absolute' },
})
