import { useIsFocused } from 'expo-router'
import { memo, useEffect, useMemo, useState } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import {
  MovingView,
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from '@/components/motion/motion'

import { useIsMotionReduced } from '@/components/ui/motion'
import { OWN_LAYER } from '@/components/ui/own-layer'
import { seededRandom } from './dice/seeded-random'
import { CONFETTI_COLOURS, paperAt, type Paper } from './confetti-paper'

const DURATION_MS = 2600

/** Wide screens get more pieces. */
const papersPerColour = (width: number) => Math.round(Math.max(12, Math.min(34, width / 26)))

type PieceProps = {
  readonly colour: string
  readonly paper: Paper
  readonly time: SharedValue<number>
  readonly screenHeight: number
}

/** Renders one piece as a small view: an `Svg` of the screen would be drawn anew in each frame. */
const Piece = memo(function Piece({ colour, paper, time, screenHeight }: PieceProps) {
  const fall = useAnimatedStyle(() => ({ transform: paperAt(paper, time.get(), screenHeight) }))
  const { width, height } = paper
  const size = { left: -width / 2, top: -height / 2, width, height }
  return <MovingView style={[styles.piece, size, { backgroundColor: colour }, fall]} />
})

const papersOf = (colour: number, width: number): Paper[] =>
  Array.from({ length: papersPerColour(width) }, (_, i) => {
    const random = (use: number) => seededRandom(colour * 64 + i, 300 + use)
    return {
      x: width * random(0),
      sway: 12 + 26 * random(1),
      phase: 6.3 * random(2),
      start: 0.22 * random(3),
      speed: 0.85 + 0.5 * random(4),
      spin: 2 + 4 * random(5),
      width: 7 + 7 * random(6),
      height: 5 + 4 * random(7),
    }
  })

/** Lets confetti in the colours of brass and felt fall over the screen once, until that is left. */
export function Confetti() {
  const isReduced = useIsMotionReduced()
  const isHere = useIsFocused()
  const [isOver, setIsOver] = useState(false)
  if (!isHere && !isOver) setIsOver(true)
  const { width, height } = useWindowDimensions()
  const time = useSharedValue(0)
  const papers = useMemo(
    () => CONFETTI_COLOURS.map((_, colour) => papersOf(colour, width)),
    [width],
  )

  useEffect(() => {
    time.set(
      withTiming(1, {
        duration: DURATION_MS,
        easing: Easing.linear,
        reduceMotion: ReduceMotion.Never,
      }),
    )
  }, [time])

  if (isReduced || isOver) return null
  return (
    <View aria-hidden style={[styles.screen, OWN_LAYER]}>
      {CONFETTI_COLOURS.map((colour, i) =>
        papers[i]?.map((paper, j) => (
          <Piece key={`${i} ${j}`} {...{ colour, paper, time }} screenHeight={height} />
        )),
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  screen: { ...StyleSheet.absoluteFill, overflow: 'hidden', pointerEvents: 'none' },
  piece: { position: 'absolute' },
})
