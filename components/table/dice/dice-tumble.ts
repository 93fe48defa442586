import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  cancelAnimation,
  Easing,
  useSharedValue,
  withDelay,
  withRepeat,
  withTiming,
  type SharedValue,
} from '@/components/motion/motion'

import { useIsMotionOff, useIsMotionReduced } from '@/components/ui/motion'
import {
  FADE_MS,
  FADED_LANDING_GAP,
  FIRST_FADED_LANDING,
  HURRIED_LANDING_MS,
  WIND_UP,
} from '@/model/table-times'
import type { Bounce } from './dice-bounces'
import { diceMotion, HAND_OPEN_MS, restingPoses, type DiceMotion } from './dice-hand'
import type { Tumble } from './dice-motion'
import type { FeltSize } from './dice-places'
import { TumbleSounds } from './tumble-sounds'

/** A time on the clock after the end of any tumble. */
const AT_REST_MS = 60_000
/** How long the hand takes to pick the dice up, and to put them back. */
const PICK_UP_MS = 170
const PUT_BACK_MS = 260
/** How long the hand waits for a throw that is being saved. */
const WAIT_MS = 240
const SHAKE_LOOP_MS = 1100

export type TumbleClock = {
  readonly motion: SharedValue<DiceMotion>
  /** Milliseconds since the throw. */
  readonly clock: SharedValue<number>
  /** From 0, on the felt, to 1, in the hand. */
  readonly held: SharedValue<number>
  /** Loops from 0 to 1 while the hand shakes. */
  readonly shake: SharedValue<number>
  readonly opacity: SharedValue<number>
}

/** How a tumble goes on: as it was thrown, to its end at once, or not at all, and unheard. */
export type Pace = 'full' | 'hurried' | 'over'

export type TumbleCallbacks = {
  readonly onDieLanded: () => void
  /** A die hits something before it lands, as hard as `strength` says, from 0 to 1. */
  readonly onDieBounced: (against: Bounce['against'], strength: number) => void
}

const LINEAR = { easing: Easing.linear }
const SMOOTH = { easing: Easing.out(Easing.quad) }

/** Runs the clock of a tumble, which only a new throw restarts, and reports what is heard of it. */
export function useTumbleClock(
  tumble: Tumble,
  throwIndex: number,
  pace: Pace,
  felt: FeltSize,
  hand: { readonly isShaking: boolean; readonly count: number },
  callbacks: TumbleCallbacks,
): TumbleClock {
  const isReduced = useIsMotionReduced()
  const isMotionOff = useIsMotionOff()
  const motion = useSharedValue(diceMotion(tumble, [], hand.count, felt))
  const clock = useSharedValue(AT_REST_MS)
  const held = useSharedValue(0)
  const shake = useSharedValue(0)
  const opacity = useSharedValue(1)
  const last = useRef({ throwIndex, tumble, before: restingPoses(tumble) })
  const [sounds] = useState(() => new TumbleSounds())
  const onLanded = useEffectEvent(callbacks.onDieLanded)
  const onBounced = useEffectEvent(callbacks.onDieBounced)

  // A layout effect, or the first frame would show the new faces at rest.
  useLayoutEffect(() => {
    const isThrown = last.current.throwIndex !== throwIndex
    const before = isThrown ? restingPoses(last.current.tumble) : last.current.before
    last.current = { throwIndex, tumble, before }
    motion.set(diceMotion(tumble, before, hand.count, felt))
    if (!isThrown) return
    sounds.end()
    if (isMotionOff) {
      clock.set(AT_REST_MS)
      opacity.set(1)
      return
    }
    tumble.dice.forEach(({ landing }, i) =>
      sounds.hearAfter(isReduced ? FIRST_FADED_LANDING + i * FADED_LANDING_GAP : landing, () =>
        onLanded(),
      ),
    )
    if (isReduced) {
      clock.set(AT_REST_MS)
      opacity.set(0)
      opacity.set(withTiming(1, { duration: FADE_MS }))
      return
    }
    for (const { time, against, strength } of tumble.bounces)
      sounds.hearAfter(time, () => onBounced(against, strength))
    clock.set(0)
    clock.set(withTiming(tumble.duration, { ...LINEAR, duration: tumble.duration }))
    // The throw begins with the dice as the hand holds them, and then it is empty.
    held.set(withDelay(WIND_UP, withTiming(0, { ...LINEAR, duration: HAND_OPEN_MS - WIND_UP })))
  }, [
    tumble,
    throwIndex,
    felt,
    hand.count,
    isReduced,
    isMotionOff,
    sounds,
    motion,
    clock,
    held,
    opacity,
  ])

  useLayoutEffect(() => {
    // Dice that have landed rock on to their rest.
    if (pace === 'full' || !sounds.areLeft) return
    sounds.end()
    if (pace === 'over') {
      clock.set(AT_REST_MS)
      held.set(0)
      opacity.set(1)
      return
    }
    const soon = { ...SMOOTH, duration: HURRIED_LANDING_MS }
    clock.set(withTiming(tumble.duration, soon))
    held.set(withTiming(0, soon))
    opacity.set(withTiming(1, soon))
    // One knock for all that were in the air.
    onLanded()
  }, [pace, tumble, sounds, clock, held, opacity])

  const isShaking = hand.isShaking && !isReduced
  useEffect(() => {
    if (!isShaking) return
    const loop = withTiming(1, { ...LINEAR, duration: SHAKE_LOOP_MS })
    shake.set(0)
    shake.set(withRepeat(loop))
    held.set(withTiming(1, { ...SMOOTH, duration: PICK_UP_MS }))
    const { throwIndex: shaken } = last.current
    return () => {
      // Thrown already, or soon: else they are put back.
      if (last.current.throwIndex === shaken)
        held.set(withDelay(WAIT_MS, withTiming(0, { ...SMOOTH, duration: PUT_BACK_MS })))
      setTimeout(() => cancelAnimation(shake), WAIT_MS + PUT_BACK_MS)
    }
  }, [isShaking, shake, held])

  useEffect(() => () => sounds.end(), [sounds])

  return { motion, clock, held, shake, opacity }
}
