import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import {
  MovingView,
  useAnimatedStyle,
  useDerivedValue,
  type DerivedValue,
} from '@/components/motion/motion'

import { drawDie, type DieDrawing } from './dice-drawing'
import { poseAt, riseOf, tumbleOf } from './dice-motion'
import { rattleAt } from './dice-rattle'
import { useTumbleClock, type TumbleClock } from './dice-tumble'
import { Die } from './die'
import { DieShadow } from './die-shadow'

type DiceProps = {
  /** The faces of one die or two. */
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

const noop = () => undefined

/** Draws the dice on the felt with the faces that the engine has thrown. */
export function Dice({ dice, throwIndex, isRattling, isSpent = false, ...rest }: DiceProps) {
  const { width, height, onDieLanded = noop, label } = rest
  const faces = dice.join()
  const tumble = useMemo(
    () => tumbleOf(faces.split(',').map(Number), throwIndex, width, height),
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
  return (
    <View accessible role="img" aria-label={label} style={[styles.felt, { width, height }]}>
      <MovingView style={[StyleSheet.absoluteFill, fade]}>
        {drawn.map(({ index, drawing }) => (
          <DieShadow key={index} drawing={drawing} />
        ))}
        {drawn.map(({ index, drawing }) => (
          <Die key={index} drawing={drawing} edge={tumble.edge} isSpent={isSpent} />
        ))}
      </MovingView>
    </View>
  )
}

const styles = StyleSheet.create({
  felt: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})
