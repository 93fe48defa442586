import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import {
  MovingView,
  useAnimatedStyle,
  useDerivedValue,
  type DerivedValue,
} from '@/components/motion/motion'

import { drawDie, type DieDrawing } from './dice-drawing'
import { poseOf } from './dice-hand'
import { riseOf, tumbleOf } from './dice-motion'
import { useTumbleClock, type Pace, type TumbleCallbacks, type TumbleClock } from './dice-tumble'
import { Die } from './die'
import { DieShadow } from './die-shadow'

type DiceProps = {
  /** The faces of one die or two. */
  readonly dice: readonly number[]
  /** The dice tumble when this changes; after a remount they lie still. */
  readonly throwIndex: number
  readonly pace?: Pace
  /** Whether the dice shake in the hand, before a throw, and how many will be thrown. */
  readonly isRattling: boolean
  readonly inHand?: number
  /** Dims the dice: flaps can no longer be shut with them. */
  readonly isSpent?: boolean
  /** The size of the felt, and of the strip at its near edge on which no dice rest. */
  readonly width: number
  readonly height: number
  readonly strip?: number
  readonly label: string
} & Partial<TumbleCallbacks>

/** Returns the paths of one die, derived from the clock in every frame. */
function useDrawing(
  { motion, clock, held, shake }: TumbleClock,
  index: number,
): DerivedValue<DieDrawing> {
  return useDerivedValue(() => {
    const { edge, dice } = motion.get().tumble
    const landing = dice[index]?.landing ?? 0
    const isInHand = held.get() > 0
    // Read only in the hand: reading it recomputes this whenever it changes.
    const pose = poseOf(motion.get(), index, clock.get(), held.get(), isInHand ? shake.get() : 0)
    const isMoving = isInHand || clock.get() < landing
    return drawDie(pose.rotation, [pose.x, pose.y], pose.height, edge, riseOf(pose, edge), isMoving)
  })
}

const noop = () => undefined

/** Draws the dice on the felt with the faces that the engine has thrown. */
export function Dice({ dice, throwIndex, isRattling, isSpent = false, ...rest }: DiceProps) {
  const { width, height, strip = 0, inHand = dice.length, label } = rest
  const { pace = 'full', onDieLanded = noop, onDieBounced = noop } = rest
  const faces = dice.join()
  const felt = useMemo(() => ({ width, height, strip }), [width, height, strip])
  const tumble = useMemo(
    () => tumbleOf(faces.split(',').map(Number), throwIndex, felt),
    [faces, throwIndex, felt],
  )
  const hand = { isShaking: isRattling, count: inHand }
  const clock = useTumbleClock(tumble, throwIndex, pace, felt, hand, { onDieLanded, onDieBounced })
  const drawings = [useDrawing(clock, 0), useDrawing(clock, 1)]
  const { opacity } = clock
  const fade = useAnimatedStyle(() => ({ opacity: opacity.get() }))

  // Nearer dice are drawn last, over those farther away.
  const nearness = (index: number) => tumble.dice[index]?.legs.at(-1)?.to[1] ?? height
  const drawn = drawings
    .map((drawing, index) => ({ drawing, index }))
    .slice(0, isRattling ? Math.max(dice.length, inHand) : dice.length)
    .sort((a, b) => nearness(a.index) - nearness(b.index))
  return (
    <View accessible role="img" aria-label={label} style={[styles.felt, { width, height }]}>
      <MovingView style={[StyleSheet.absoluteFill, fade]}>
        {drawn.map(({ index, drawing }) => (
          <DieShadow key={index} drawing={drawing} />
        ))}
        {drawn.map(({ index, drawing }) => (
          <Die key={index} drawing={drawing} edge={tumble.edge} isSpent={isSpent && !isRattling} />
        ))}
      </MovingView>
    </View>
  )
}

const styles = StyleSheet.create({
  felt: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})
