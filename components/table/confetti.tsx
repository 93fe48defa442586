import { useIsFocused } from 'expo-router'
import { useEffect, useMemo, useState } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { Easing, useSharedValue, withTiming } from '@/components/motion/motion'
import { useIsMotionReduced } from '@/components/ui/motion'
import { OWN_LAYER } from '@/components/ui/own-layer'
import { seededRandom } from './dice/seeded-random'
import { CONFETTI_COLOURS, fallAt, type FallingPiece } from './confetti-piece'
import { ConfettiPieces } from './confetti-pieces'

const DURATION_MS = 2600

/** Wide screens get more pieces. */
const piecesPerColour = (width: number) => Math.round(Math.max(12, Math.min(34, width / 26)))

const piecesOf = (colour: string, first: number, width: number): FallingPiece[] =>
  Array.from({ length: piecesPerColour(width) }, (_, i) => {
    const random = (use: number) => seededRandom(first + i, 300 + use)
    return {
      x: width * random(0),
      sway: 12 + 26 * random(1),
      phase: 6.3 * random(2),
      start: 0.22 * random(3),
      speed: 0.85 + 0.5 * random(4),
      spin: 2 + 4 * random(5),
      width: 7 + 7 * random(6),
      height: 5 + 4 * random(7),
      colour,
    }
  })

/** Lets confetti fall over the screen once; it stops when the screen is left. */
export function Confetti() {
  const isReduced = useIsMotionReduced()
  const isHere = useIsFocused()
  const [isOver, setIsOver] = useState(false)
  if (!isHere && !isOver) setIsOver(true)
  const { width, height } = useWindowDimensions()
  const time = useSharedValue(0)
  const pieces = useMemo(
    () => CONFETTI_COLOURS.flatMap((colour, i) => piecesOf(colour, 64 * i, width)),
    [width],
  )

  useEffect(() => {
    time.set(
      withTiming(1, {
        duration: DURATION_MS,
        easing: Easing.linear,
      }),
    )
  }, [time])

  if (isReduced || isOver) return null
  return (
    <View aria-hidden style={[styles.screen, OWN_LAYER]}>
      <ConfettiPieces
        pieces={pieces}
        time={time}
        flightOf={fallAt}
        end={height}
        area={{ left: 0, top: 0, width, height }}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  screen: { ...StyleSheet.absoluteFill, overflow: 'hidden', pointerEvents: 'none' },
})
