import { useId, useMemo } from 'react'
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native'
import Animated, {
  useAnimatedStyle,
  useDerivedValue,
  type DerivedValue,
} from 'react-native-reanimated'
import Svg, { Defs, LinearGradient, RadialGradient, Rect, Stop } from 'react-native-svg'

import { drawDie, type DieDrawing } from './dice-drawing'
import { poseAt, riseOf, tumbleOf } from './dice-motion'
import { rattleAt } from './dice-rattle'
import { useTumbleClock, type TumbleClock } from './dice-tumble'
import { Die, DieShadow } from './die'

type DiceProps = {
  /** The faces the engine threw; none before the first throw. */
  readonly dice: readonly number[]
  /** The dice tumble when this changes; after a remount they lie still. */
  readonly throwIndex: number
  /** Whether the dice shake in the hand, before a throw. */
  readonly isRattling: boolean
  /** Dims the dice: flaps can no longer be shut with them. */
  readonly isSpent?: boolean
  /** The size of the felt. */
  readonly width: number
  readonly height: number
  readonly onDieLanded?: () => void
  readonly label: string
}

/** Shown while dice rattle before the first throw: no face can be read then. */
const PLACEHOLDER_FACES = [3, 5]

/** Returns the paths of one die, derived from the clock in every frame. */
function useDrawing(
  { motion, clock, rattle }: TumbleClock,
  index: number,
): DerivedValue<DieDrawing> {
  return useDerivedValue(() => {
    const { edge, dice } = motion.value
    const die = dice[index] ?? dice[0]
    if (!die) return drawDie([1, 0, 0, 0], [-1000, -1000], 0.5, edge, 0, true)
    const isRattling = rattle.value >= 0
    const pose = isRattling ? rattleAt(die, index, rattle.value) : poseAt(die, clock.value)
    const isMoving = isRattling || clock.value < die.landing
    return drawDie(pose.rotation, [pose.x, pose.y], pose.height, edge, riseOf(pose, edge), isMoving)
  })
}

const SHADOW = '#020f0a'
const FRESH = ['#fffef9', '#fff8e8', '#f3e3c2'] as const
/** Darker colours, not a lower opacity: transparent dice would look like glass. */
const SPENT = ['#a9a294', '#9c9483', '#857a62'] as const

const noop = () => undefined

/** Draws the dice on the felt with the faces that the engine has thrown. */
export function Dice({ dice, throwIndex, isRattling, isSpent = false, ...rest }: DiceProps) {
  const { width, height, onDieLanded = noop, label } = rest
  const id = useId()
  const [ivoryId, shadowId] = [`${id}ivory`, `${id}shadow`]
  const shown = dice.length > 0 ? dice : isRattling ? PLACEHOLDER_FACES : dice
  const faces = shown.join()
  const tumble = useMemo(
    () => tumbleOf(faces ? faces.split(',').map(Number) : [], throwIndex, width, height),
    [faces, throwIndex, width, height],
  )
  const clock = useTumbleClock(tumble, throwIndex, isRattling, onDieLanded)
  const drawings = [useDrawing(clock, 0), useDrawing(clock, 1)]
  const { opacity } = clock
  const fade = useAnimatedStyle(() => ({ opacity: opacity.value }))

  // Nearer dice are drawn last, over those farther away.
  const order = tumble.dice.map((_, i) => i).sort((a, b) => nearness(a) - nearness(b))
  function nearness(index: number): number {
    return tumble.dice[index]?.to[1] ?? 0
  }
  const drawn = order.flatMap((index) => {
    const drawing = drawings[index]
    return drawing ? [{ index, drawing }] : []
  })
  const { edge } = tumble
  const [light, middle, dark] = isSpent ? SPENT : FRESH

  if (drawn.length === 0) return null
  return (
    <View accessible role="img" aria-label={label} style={[styles.felt, { width, height }]}>
      <Animated.View style={[fade, OWN_LAYER]}>
        <Svg width={width} height={height}>
          <Defs>
            <LinearGradient id={ivoryId} x1="0.2" y1="0" x2="0.5" y2="1">
              <Stop offset="0" stopColor={light} />
              <Stop offset="0.5" stopColor={middle} />
              <Stop offset="1" stopColor={dark} />
            </LinearGradient>
            <RadialGradient id={shadowId} cx="50%" cy="50%" rx="50%" ry="50%">
              <Stop offset="0" stopColor={SHADOW} stopOpacity="0.85" />
              <Stop offset="0.45" stopColor={SHADOW} stopOpacity="0.62" />
              <Stop offset="0.75" stopColor={SHADOW} stopOpacity="0.2" />
              <Stop offset="1" stopColor={SHADOW} stopOpacity="0" />
            </RadialGradient>
          </Defs>
          {/* Constant bounds: otherwise a browser recomposes all its layers in each frame. */}
          <Rect width={width} height={height} fill="none" />
          {drawn.map(({ index, drawing }) => (
            <DieShadow key={index} drawing={drawing} shadowId={shadowId} />
          ))}
          {drawn.map(({ index, drawing }) => (
            <Die key={index} drawing={drawing} edge={edge} ivoryId={ivoryId} isSpent={isSpent} />
          ))}
        </Svg>
      </Animated.View>
    </View>
  )
}

/** Makes a browser repaint only the dice in each frame, not the felt beneath them. */
const OWN_LAYER = Platform.OS === 'web' && ({ willChange: 'transform' } as ViewStyle)

const styles = StyleSheet.create({
  felt: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})
