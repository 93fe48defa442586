import Animated, { useAnimatedProps } from 'react-native-reanimated'
import type { DerivedValue } from '@/components/motion/motion'
import { Path } from '@/components/ui/svg'
import type { DiePaths } from './dice-paths'

const AnimatedPath = Animated.createAnimatedComponent(Path)

/** The attributes of a path that change from frame to frame. */
export type Outline = { readonly d: string; readonly fillOpacity?: number }

type Props = {
  readonly paths: DerivedValue<DiePaths>
  /** A worklet that selects the attributes of this path. */
  readonly outline: (paths: DiePaths) => Outline
  readonly fill: string
  readonly fillOpacity?: number
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly strokeLinejoin?: 'round'
}

/** Renders a path whose outline is animated. */
export function MovingPath({ paths, outline, ...paint }: Props) {
  const props = useAnimatedProps(() => outline(paths.get()))
  return <AnimatedPath animatedProps={props} {...paint} />
}
