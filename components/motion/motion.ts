import Animated, {
  ReduceMotion,
  withDelay as delay,
  withRepeat as repeat,
  withSpring as spring,
  withTiming as time,
  type WithSpringConfig,
  type WithTimingConfig,
} from 'react-native-reanimated'

// The parts of Reanimated that the app uses. Browsers get motion.web.ts, which is a tenth of its size.

export {
  cancelAnimation,
  Easing,
  interpolate,
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
  withSequence,
  type DerivedValue,
  type SharedValue,
} from 'react-native-reanimated'

export const MovingView = Animated.View

// The app decides what to reduce (`useIsMotionReduced`), so Reanimated must not skip these.
const reduceMotion = ReduceMotion.Never

export const withTiming = (to: number, options: WithTimingConfig) =>
  time(to, { ...options, reduceMotion })

export const withSpring = (to: number, options: WithSpringConfig) =>
  spring(to, { ...options, reduceMotion })

/** Delays an animation. Reanimated's types treat an animation of a number as a number. */
export const withDelay = (milliseconds: number, animation: number) =>
  delay(milliseconds, animation, reduceMotion)

/** Repeats an animation from its start until it is cancelled. */
export const withRepeat = (animation: number) =>
  repeat(animation, -1, false, undefined, reduceMotion)
