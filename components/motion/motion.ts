import Animated from 'react-native-reanimated'

// Reanimated, as far as the app uses it. A browser gets motion.web.ts instead, a tenth of its size.

export {
  cancelAnimation,
  Easing,
  interpolate,
  ReduceMotion,
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
  withDelay,
  withRepeat,
  withSequence,
  withSpring,
  withTiming,
  type DerivedValue,
  type SharedValue,
} from 'react-native-reanimated'

export const MovingView = Animated.View
