import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useSharedValue,
  withRepeat,
  withTiming,
  type SharedValue,
} from '@/components/motion/motion'

import { useIsMotionOff, useIsMotionReduced } from '@/components/ui/motion'
import { FADE_MS, FADED_LANDING_GAP, FIRST_FADED_LANDING } from '@/model/tumble-times'
import type { Tumble } from './dice-motion'

/** A time on the clock after the end of any tumble. */
const AT_REST_MS = 60_000

export type TumbleClock = {
  readonly motion: SharedValue<Tumble>
  /** Milliseconds since the throw. */
  readonly clock: SharedValue<number>
  /** Loops from 0 to 1 while the dice rattle, and is below 0 otherwise. */
  readonly rattle: SharedValue<number>
  readonly opacity: SharedValue<number>
}

const LINEAR = { easing: Easing.linear, reduceMotion: ReduceMotion.Never }

/** Runs the clock of a tumble, which only a new throw restarts, and reports when each die lands. */
export function useTumbleClock(
  tumble: Tumble,
  throwIndex: number,
  isRattling: boolean,
  onDieLanded: () => void,
): TumbleClock {
  const isReduced = useIsMotionReduced()
  const isMotionOff = useIsMotionOff()
  const motion = useSharedValue(tumble)
  const clock = useSharedValue(AT_REST_MS)
  const rattle = useSharedValue(-1)
  const opacity = useSharedValue(1)
  const lastThrowIndex = useRef(throwIndex)
  const landingTimers = useRef<ReturnType<typeof setTimeout>[]>([])
  const onLanded = useEffectEvent(onDieLanded)

  // A layout effect, or the first frame would show the new faces at rest.
  useLayoutEffect(() => {
    motion.set(tumble)
    if (lastThrowIndex.current === throwIndex) return
    lastThrowIndex.current = throwIndex
    landingTimers.current.forEach(clearTimeout)
    if (isMotionOff) {
      landingTimers.current = []
      clock.set(AT_REST_MS)
      opacity.set(1)
      return
    }
    landingTimers.current = tumble.dice.map((die, index) =>
      setTimeout(
        () => onLanded(),
        isReduced ? FIRST_FADED_LANDING + index * FADED_LANDING_GAP : die.landing,
      ),
    )
    if (isReduced) {
      clock.set(AT_REST_MS)
      opacity.set(0)
      opacity.set(withTiming(1, { duration: FADE_MS, reduceMotion: ReduceMotion.Never }))
    } else {
      clock.set(0)
      clock.set(withTiming(tumble.duration, { ...LINEAR, duration: tumble.duration }))
    }
  }, [tumble, throwIndex, isReduced, isMotionOff, motion, clock, opacity])

  useEffect(() => {
    if (!isRattling || isReduced) return
    rattle.set(0)
    rattle.set(
      withRepeat(
        withTiming(1, { ...LINEAR, duration: 1100 }),
        -1,
        false,
        undefined,
        ReduceMotion.Never,
      ),
    )
    return () => {
      cancelAnimation(rattle)
      rattle.set(-1)
    }
  }, [isRattling, isReduced, rattle])

  useEffect(() => () => landingTimers.current.forEach(clearTimeout), [])

  return { motion, clock, rattle, opacity }
}
