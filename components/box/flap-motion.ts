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
} from 'react-native-reanimated'

import { useIsMotionReduced, useIsStill } from '@/components/ui/motion'

export type FlapState = 'shut' | 'open' | 'choosable' | 'chosen'

/** Milliseconds from the moment a flap lets go until it hits the bottom. */
export const FALL = 210
/** Between one flap and the next: shut together they clack one after another. */
export const FALL_STAGGER = 90
export const RISE_STAGGER = 38

/** Degrees about the hinge: below 0 it leans towards the player, above 0 it lies back in the box. */
const LEAN: Readonly<Record<FlapState, number>> = { shut: 69, open: 0, choosable: 0, chosen: -47 }

const always = { reduceMotion: ReduceMotion.Never }
const down = { ...always, easing: Easing.in(Easing.quad) }
const up = { ...always, easing: Easing.out(Easing.quad) }

/** Gravity, then two small bounces on the wood. */
const fall = (delay: number) =>
  withDelay(
    delay,
    withSequence(
      withTiming(LEAN.shut, { ...down, duration: FALL }),
      withTiming(LEAN.shut - 11, { ...up, duration: 75 }),
      withTiming(LEAN.shut, { ...down, duration: 75 }),
      withTiming(LEAN.shut - 3, { ...up, duration: 45 }),
      withTiming(LEAN.shut, { ...down, duration: 45 }),
    ),
    ReduceMotion.Never,
  )

const swing = (angle: number, delay: number) =>
  withDelay(
    delay,
    withSpring(angle, { ...always, mass: 0.7, damping: 13, stiffness: 240 }),
    ReduceMotion.Never,
  )

/** Moves a flap after its state: the state itself is true at once, this only catches up with it. */
export function useFlapMotion(state: FlapState, delay: number, height: number) {
  const isReduced = useIsMotionReduced()
  const isStill = useIsStill()
  const angle = useSharedValue(LEAN[state])
  const light = useSharedValue(isLit(state) ? 1 : 0)
  const presence = useSharedValue(1)
  const shown = useRef(state)

  useEffect(() => {
    if (shown.current === state) return
    const wasShut = shown.current === 'shut'
    shown.current = state
    if (isStill) {
      angle.set(LEAN[state])
      light.set(isLit(state) ? 1 : 0)
      return
    }
    // A flap waiting for its fall keeps its light.
    const dimming = withTiming(isLit(state) ? 1 : 0, { ...always, duration: 160 })
    light.set(state === 'shut' ? withDelay(delay, dimming, ReduceMotion.Never) : dimming)
    if (isReduced) {
      angle.set(LEAN[state])
      presence.set(0.3)
      presence.set(withTiming(1, { ...always, duration: 160 }))
    } else if (state === 'shut') {
      angle.set(fall(delay))
    } else {
      angle.set(swing(LEAN[state], wasShut ? delay : 0))
    }
  }, [state, delay, isReduced, isStill, angle, light, presence])

  const leaf = useAnimatedStyle(() => ({
    opacity: presence.value,
    transform: [{ perspective: height * 5.5 }, { rotateX: `${angle.value}deg` }],
  }))
  // The light goes from a falling leaf, and its number sinks into the dark of the box.
  const lit = useAnimatedStyle(() => ({ opacity: light.value }))
  const wood = useAnimatedStyle(() => ({
    opacity: interpolate(angle.value, [24, 56], [0, 1], 'clamp'),
  }))
  return { leaf, lit, wood }
}

const isLit = (state: FlapState) => state === 'choosable' || state === 'chosen'
