import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useSharedValue,
  withRepeat,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'

import { useIsMotionOff, useIsMotionReduced } from '@/components/ui/motion'
import type { Tumble } from './dice-motion'

/** Longer ago than any tumble takes: everything lies still. */
const LONG_AGO = 60_000
const FADE = 180

export type TumbleClock = {
  readonly course: SharedValue<Tumble>
  /** Milliseconds since the throw. */
  readonly clock: SharedValue<number>
  /** Round and round from 0 to 1 while the hand shakes, below 0 while it does not. */
  readonly hand: SharedValue<number>
  readonly presence: SharedValue<number>
}

const steady = { easing: Easing.linear, reduceMotion: ReduceMotion.Never }

/** Runs the clock of a throw: a new throw starts it, anything else leaves the dice where they are. */
export function useTumbleClock(
  tumble: Tumble,
  throwIndex: number,
  isRattling: boolean,
  onDieLanded: (index: number) => void,
): TumbleClock {
  const isReduced = useIsMotionReduced()
  const isMotionOff = useIsMotionOff()
  const course = useSharedValue(tumble)
  const clock = useSharedValue(LONG_AGO)
  const hand = useSharedValue(-1)
  const presence = useSharedValue(1)
  const seen = useRef(throwIndex)
  const knocks = useRef<ReturnType<typeof setTimeout>[]>([])
  const onLanded = useEffectEvent(onDieLanded)

  // Before the screen is painted, or the new faces would be seen lying there for a moment.
  useLayoutEffect(() => {
    course.set(tumble)
    if (seen.current === throwIndex) return
    seen.current = throwIndex
    knocks.current.forEach(clearTimeout)
    if (isMotionOff) {
      knocks.current = []
      clock.set(LONG_AGO)
      presence.set(1)
      return
    }
    knocks.current = tumble.dice.map((die, index) =>
      setTimeout(() => onLanded(index), isReduced ? FADE / 2 + index * 70 : die.landing),
    )
    if (isReduced) {
      clock.set(LONG_AGO)
      presence.set(0)
      presence.set(withTiming(1, { duration: FADE, reduceMotion: ReduceMotion.Never }))
    } else {
      clock.set(0)
      clock.set(withTiming(tumble.duration, { ...steady, duration: tumble.duration }))
    }
  }, [tumble, throwIndex, isReduced, isMotionOff, course, clock, presence])

  useEffect(() => {
    if (!isRattling || isReduced) return
    hand.set(0)
    hand.set(
      withRepeat(
        withTiming(1, { ...steady, duration: 1100 }),
        -1,
        false,
        undefined,
        ReduceMotion.Never,
      ),
    )
    return () => {
      cancelAnimation(hand)
      hand.set(-1)
    }
  }, [isRattling, isReduced, hand])

  useEffect(() => () => knocks.current.forEach(clearTimeout), [])

  return { course, clock, hand, presence }
}
