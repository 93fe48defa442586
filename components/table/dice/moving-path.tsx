import Animated, { useAnimatedProps } from 'react-native-reanimated'
import { Path } from '@/components/ui/svg'
import type { MovingPathProps } from './moving-path-props'

const AnimatedPath = Animated.createAnimatedComponent(Path)

/** Renders a path whose outline is animated. */
export function MovingPath<T>({ drawing, outline, ...paint }: MovingPathProps<T>) {
  const props = useAnimatedProps(() => outline(drawing.get()))
  return <AnimatedPath animatedProps={props} {...paint} />
}
