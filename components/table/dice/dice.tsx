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
import { Die, CastShade } from './die'

type DiceProps = {
  /** The faces the engine threw; none before the first throw. */
  readonly dice: readonly number[]
  /** A new number is a new throw, and tumbles; the same number lies still, also after a remount. */
  readonly throwIndex: number
  /** The phone is being shaken: the dice rattle in the hand. */
  readonly isRattling: boolean
  /** Already used for a move: dimmed. */
  readonly isSpent?: boolean
  /** The felt they lie on. */
  readonly width: number
  readonly height: number
  readonly onDieLanded?: (index: number) => void
  readonly label: string
}

/** In the shaking hand no face can be read, so any will do until the engine has thrown. */
const UNTHROWN = [3, 5]

/** The drawing of one die at every moment. */
function useDrawing({ course, clock, hand }: TumbleClock, index: number): DerivedValue<DieDrawing> {
  return useDerivedValue(() => {
    const { edge, dice } = course.value
    const die = dice[index] ?? dice[0]
    if (!die) return drawDie([1, 0, 0, 0], [-1000, -1000], 0.5, edge, 0, true)
    const isInHand = hand.value >= 0
    const pose = isInHand ? rattleAt(die, index, hand.value) : poseAt(die, clock.value)
    const isMoving = isInHand || clock.value < die.landing
    return drawDie(pose.turn, [pose.x, pose.y], pose.height, edge, riseOf(pose, edge), isMoving)
  })
}

const SHADE = '#020f0a'
/** Used dice step out of the light; see-through they would look like glass. */
const FRESH = ['#fffef9', '#fff8e8', '#f3e3c2'] as const
const SPENT = ['#a9a294', '#9c9483', '#857a62'] as const

const ignore = () => undefined

/** The dice on the felt: thrown by the engine, drawn here. */
export function Dice({ dice, throwIndex, isRattling, isSpent = false, ...rest }: DiceProps) {
  const { width, height, onDieLanded = ignore, label } = rest
  const id = useId()
  const [ivoryId, shadeId] = [`${id}ivory`, `${id}shade`]
  const shown = dice.length > 0 ? dice : isRattling ? UNTHROWN : dice
  const faces = shown.join()
  const tumble = useMemo(
    () => tumbleOf(faces ? faces.split(',').map(Number) : [], throwIndex, width, height),
    [faces, throwIndex, width, height],
  )
  const clock = useTumbleClock(tumble, throwIndex, isRattling, onDieLanded)
  const drawings = [useDrawing(clock, 0), useDrawing(clock, 1)]
  const { presence } = clock
  const fade = useAnimatedStyle(() => ({ opacity: presence.value }))

  // What lies nearer is drawn over what lies farther.
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
            <RadialGradient id={shadeId} cx="50%" cy="50%" rx="50%" ry="50%">
              <Stop offset="0" stopColor={SHADE} stopOpacity="0.85" />
              <Stop offset="0.45" stopColor={SHADE} stopOpacity="0.62" />
              <Stop offset="0.75" stopColor={SHADE} stopOpacity="0.2" />
              <Stop offset="1" stopColor={SHADE} stopOpacity="0" />
            </RadialGradient>
          </Defs>
          {/* Bounds that stay: else a browser puts all its layers together anew in each frame. */}
          <Rect width={width} height={height} fill="none" />
          {drawn.map(({ index, drawing }) => (
            <CastShade key={index} drawing={drawing} shadeId={shadeId} />
          ))}
          {drawn.map(({ index, drawing }) => (
            <Die key={index} drawing={drawing} edge={edge} ivoryId={ivoryId} isSpent={isSpent} />
          ))}
        </Svg>
      </Animated.View>
    </View>
  )
}

/** A browser then paints the dice alone in each frame, not the felt beneath them. */
const OWN_LAYER = Platform.OS === 'web' && ({ willChange: 'transform' } as ViewStyle)

const styles = StyleSheet.create({
  felt: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})
