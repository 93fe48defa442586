import { useEffect, useMemo } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedProps,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import Svg, { Path } from 'react-native-svg'

import { useIsMotionReduced } from '@/components/ui/motion'
import { brass, ivory } from '@/components/ui/theme'
import { seededRandom } from './dice/seeded-random'
import { paperAt, type Paper } from './confetti-paper'

const AnimatedPath = Animated.createAnimatedComponent(Path)

const DURATION_MS = 2600
const COLOURS = [brass.light, brass.middle, '#2b8263', '#135540', ivory.middle, '#b98a33'] as const

/** Wide screens get more pieces. */
const papersPerColour = (width: number) => Math.round(Math.max(12, Math.min(34, width / 26)))

type ColourProps = {
  readonly colour: string
  readonly papers: readonly Paper[]
  readonly time: SharedValue<number>
  readonly height: number
}

/** Draws all pieces of one colour as one path, which is cheaper to animate than a view for each. */
function ColouredPapers({ colour, papers, time, height }: ColourProps) {
  const props = useAnimatedProps(() => ({
    d: papers.map((paper) => paperAt(paper, time.value, height)).join('') || 'M0 0',
  }))
  return <AnimatedPath animatedProps={props} fill={colour} />
}

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

/** Lets confetti in the colours of brass and felt fall over the screen once. */
export function Confetti() {
  const isReduced = useIsMotionReduced()
  const { width, height } = useWindowDimensions()
  const time = useSharedValue(0)
  const papers = useMemo(() => COLOURS.map((_, colour) => papersOf(colour, width)), [width])

  useEffect(() => {
    time.set(
      withTiming(1, {
        duration: DURATION_MS,
        easing: Easing.linear,
        reduceMotion: ReduceMotion.Never,
      }),
    )
  }, [time])

  if (isReduced) return null
  return (
    <View aria-hidden style={styles.screen}>
      <Svg width={width} height={height}>
        {COLOURS.map((colour, i) => (
          <ColouredPapers
            key={colour}
            colour={colour}
            papers={papers[i] ?? []}
            time={time}
            height={height}
          />
        ))}
      </Svg>
    </View>
  )
}

const styles = StyleSheet.create({
  screen: { ...StyleSheet.absoluteFill, overflow: 'hidden', pointerEvents: 'none' },
})
