export { Easing, withDelay, withRepeat, withSequence, withSpring, withTiming } from './animations'
export { MovingView, useAnimatedStyle } from './moving-view'
export {
  cancelAnimation,
  useDerivedValue,
  useSharedValue,
  type DerivedValue,
  type SharedValue,
} from './values'

type Range = readonly [number, number]

/** Maps a number from one range to another, clamped to it. */
export const interpolate: (value: number, from: Range, onto: Range, outside: 'clamp') => number = (
  value,
  [from, to],
  [low, high],
) => low + Math.max(0, Math.min(1, (value - from) / (to - from))) * (high - low)
