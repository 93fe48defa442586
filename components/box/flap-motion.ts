import { useEffect, useRef } from 'react'
import {
  Easing,
  interpolate,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withSpring,
  withTiming,
} from '@/components/motion/motion'

import { useIsMotionOff, useIsMotionReduced } from '@/components/ui/motion'

export type FlapState = 'shut' | 'open' | 'choosable' | 'chosen'

/** How long a flap falls until it hits the bottom, in milliseconds. */
export const FALL_MS = 210
/** Delay between two flaps that are shut together, so that each one is heard. */
export const FALL_STAGGER_MS = 90
export const RISE_STAGGER_MS = 38

/** Degrees about the hinge: below 0 it leans towards the player, above 0 into the box. */
const ANGLES: Readonly<Record<FlapState, number>> = { shut: 69, open: 0, choosable: 0, chosen: -47 }

/** The app decides what to reduce (`useIsMotionReduced`), so Reanimated must not. */
const NEVER_REDUCED = { reduceMotion: ReduceMotion.Never }
const EASE_IN = { ...NEVER_REDUCED, easing: Easing.in(Easing.quad) }
const EASE_OUT = { ...NEVER_REDUCED, easing: Easing.out(Easing.quad) }

/** Accelerates down, then bounces twice. */
const fall = (delay: number) =>
  withDelay(
    delay,
    withSequence(
      withTiming(ANGLES.shut, { ...EASE_IN, duration: FALL_MS }),
      withTiming(ANGLES.shut - 11, { ...EASE_OUT, duration: 75 }),
      withTiming(ANGLES.shut, { ...EASE_IN, duration: 75 }),
      withTiming(ANGLES.shut - 3, { ...EASE_OUT, duration: 45 }),
      withTiming(ANGLES.shut, { ...EASE_IN, duration: 45 }),
    ),
    ReduceMotion.Never,
  )

const swing = (angle: number, delay: number) =>
  withDelay(
    delay,
    withSpring(angle, { ...NEVER_REDUCED, mass: 0.7, damping: 13, stiffness: 240 }),
    ReduceMotion.Never,
  )

/** Returns animated styles that follow the state of a flap. */
export function useFlapMotion(state: FlapState, delay: number, height: number) {
  const isReduced = useIsMotionReduced()
  const isMotionOff = useIsMotionOff()
  const angle = useSharedValue(ANGLES[state])
  const light = useSharedValue(isLit(state) ? 1 : 0)
  const opacity = useSharedValue(1)
  const lastState = useRef(state)

  useEffect(() => {
    if (lastState.current === state) return
    const wasShut = lastState.current === 'shut'
    lastState.current = state
    if (isMotionOff) {
      angle.set(ANGLES[state])
      light.set(isLit(state) ? 1 : 0)
      return
    }
    // A flap whose fall is delayed stays lit until then.
    const dimming = withTiming(isLit(state) ? 1 : 0, { ...NEVER_REDUCED, duration: 160 })
    light.set(state === 'shut' ? withDelay(delay, dimming, ReduceMotion.Never) : dimming)
    if (isReduced) {
      angle.set(ANGLES[state])
      opacity.set(0.3)
      opacity.set(withTiming(1, { ...NEVER_REDUCED, duration: 160 }))
    } else if (state === 'shut') {
      angle.set(fall(delay))
    } else {
      angle.set(swing(ANGLES[state], wasShut ? delay : 0))
    }
  }, [state, delay, isReduced, isMotionOff, angle, light, opacity])

  const flapStyle = useAnimatedStyle(() => ({
    opacity: opacity.value,
    transform: [{ perspective: height * 5.5 }, { rotateX: `${angle.value}deg` }],
  }))
  const litStyle = useAnimatedStyle(() => ({ opacity: light.value }))
  // The shut look fades in while the flap falls.
  const shutStyle = useAnimatedStyle(() => ({
    opacity: interpolate(angle.value, [24, 56], [0, 1], 'clamp'),
  }))
  return { flapStyle, litStyle, shutStyle }
}

const isLit = (state: FlapState) => state === 'choosable' || state === 'chosen'
