import { useEffect, useRef } from 'react'
import {
  Easing,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withSpring,
  withTiming,
} from '@/components/motion/motion'

import { useIsMotionOff, useIsMotionReduced } from '@/components/ui/motion'

export type FlapState = 'shut' | 'open' | 'choosable' | 'chosen'

/** The delay before a flap starts to fall or rise, and the duration of a fall. */
export type Fall = { readonly delay: number; readonly duration: number }

/**
 * Degrees about the hinge; positive angles lean into the box, the direction of the fall. A chosen flap is
 * partly down, and falls from there when it is shut.
 */
const ANGLES: Readonly<Record<FlapState, number>> = { shut: 69, open: 0, choosable: 0, chosen: 30 }

const EASE_IN = { easing: Easing.in(Easing.quad) }
const EASE_OUT = { easing: Easing.out(Easing.quad) }

/** Accelerates down, then bounces twice. */
const fall = ({ delay, duration }: Fall) =>
  withDelay(
    delay,
    withSequence(
      withTiming(ANGLES.shut, { ...EASE_IN, duration }),
      withTiming(ANGLES.shut - 11, { ...EASE_OUT, duration: 75 }),
      withTiming(ANGLES.shut, { ...EASE_IN, duration: 75 }),
      withTiming(ANGLES.shut - 3, { ...EASE_OUT, duration: 45 }),
      withTiming(ANGLES.shut, { ...EASE_IN, duration: 45 }),
    ),
  )

const swing = (angle: number, delay: number) =>
  withDelay(delay, withSpring(angle, { mass: 0.7, damping: 13, stiffness: 240 }))

/** Trembles once on its hinge. */
const shiver = () =>
  withSequence(
    ...[20, -12, 14, -8, 5, 0].map((angle) =>
      withTiming(angle, { duration: angle === 0 ? 70 : 55 }),
    ),
  )

type Motion = {
  readonly state: FlapState
  /** It cannot be shut with this throw. */
  readonly isDim: boolean
  /** An open flap that no throw shuts trembles when this becomes true. */
  readonly isShivering: boolean
  /** When and how long it falls; the delay applies to rising too. */
  readonly fallTime: Fall
  readonly height: number
}

/** Returns animated styles that follow the state of a flap. */
export function useFlapMotion({ state, isDim, isShivering, fallTime, height }: Motion) {
  const { delay, duration } = fallTime
  const isReduced = useIsMotionReduced()
  const isMotionOff = useIsMotionOff()
  const angle = useSharedValue(ANGLES[state])
  const light = useSharedValue(isLit(state) ? 1 : 0)
  const shade = useSharedValue(isDim ? 1 : 0)
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
    // A falling flap stays lit until its shut look fades in.
    const dimming = withTiming(isLit(state) ? 1 : 0, {
      duration: state === 'shut' ? duration : 160,
    })
    light.set(state === 'shut' ? withDelay(delay, dimming) : dimming)
    if (isReduced) {
      angle.set(ANGLES[state])
      opacity.set(0.3)
      opacity.set(withTiming(1, { duration: 160 }))
    } else if (state === 'shut') {
      angle.set(fall({ delay, duration }))
    } else {
      angle.set(swing(ANGLES[state], wasShut ? delay : 0))
    }
  }, [state, delay, duration, isReduced, isMotionOff, angle, light, opacity])

  const wasDim = useRef(isDim)
  useEffect(() => {
    if (wasDim.current === isDim) return
    wasDim.current = isDim
    const to = isDim ? 1 : 0
    shade.set(isMotionOff ? to : withTiming(to, { duration: 160 }))
  }, [isDim, isMotionOff, shade])

  useEffect(() => {
    if (isShivering && !isReduced && !isMotionOff) angle.set(shiver())
  }, [isShivering, isReduced, isMotionOff, angle])

  const flapStyle = useAnimatedStyle(() => ({
    opacity: opacity.get(),
    transform: [{ perspective: height * 5.5 }, { rotateX: `${angle.get()}deg` }],
  }))
  const litStyle = useAnimatedStyle(() => ({ opacity: light.get() }))
  // The shut look is there before the flap hits the box, and stays while it bounces.
  const shutStyle = useAnimatedStyle(() => ({
    opacity: interpolate(angle.get(), [48, 56], [0, 1], 'clamp'),
  }))
  const dimStyle = useAnimatedStyle(() => ({ opacity: shade.get() }))
  return { flapStyle, litStyle, dimStyle, shutStyle }
}

const isLit = (state: FlapState) => state === 'choosable' || state === 'chosen'
