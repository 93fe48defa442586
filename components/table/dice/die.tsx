import { useId } from 'react'
import { StyleSheet } from 'react-native'
import Animated, { useAnimatedProps } from 'react-native-reanimated'
import {
  MovingView,
  useAnimatedStyle,
  useDerivedValue,
  type DerivedValue,
} from '@/components/motion/motion'
import { Defs, LinearGradient, Path, Stop, Svg } from '@/components/ui/svg'
import { ROUNDING } from './dice-camera'
import { dieSize } from './dice-drawing'
import { pathsOf, type DiePaths } from './dice-paths'
import { GRADIENT, lookOf, PIP_INK, RIM, SHADE, type DieProps } from './die-look'

const AnimatedPath = Animated.createAnimatedComponent(Path)

/** The attributes of a path that change from frame to frame. */
type Outline = { readonly d: string; readonly fillOpacity?: number }

type PathProps = {
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
function MovingPath({ paths, outline, ...paint }: PathProps) {
  const props = useAnimatedProps(() => outline(paths.get()))
  return <AnimatedPath animatedProps={props} {...paint} />
}

function body(paths: DiePaths): Outline {
  'worklet'
  return { d: paths.body }
}

function firstFace({ faces, shades }: DiePaths): Outline {
  'worklet'
  return { d: faces[0], fillOpacity: shades[0] }
}

function secondFace({ faces, shades }: DiePaths): Outline {
  'worklet'
  return { d: faces[1], fillOpacity: shades[1] }
}

function thirdFace({ faces, shades }: DiePaths): Outline {
  'worklet'
  return { d: faces[2], fillOpacity: shades[2] }
}

function rims(paths: DiePaths): Outline {
  'worklet'
  return { d: paths.rims }
}

function pips(paths: DiePaths): Outline {
  'worklet'
  return { d: paths.pips }
}

/**
 * Renders one die from its drawing. A phone draws an `Svg` into a new bitmap in each frame in which
 * it changes, so each die has a small one that moves with it.
 */
export function Die({ drawing, edge, isSpent }: DieProps) {
  const id = useId()
  const ivory = `url(#${id})`
  const size = dieSize(edge)
  const { ivory: colours, rimOpacity } = lookOf(isSpent)
  const { from, to } = GRADIENT
  const place = useAnimatedStyle(() => {
    const [x, y] = drawing.get().corner
    return { transform: [{ translateX: x }, { translateY: y }] }
  })
  const paths = useDerivedValue(() => pathsOf(drawing.get()))
  return (
    <MovingView style={[styles.die, place]}>
      <Svg width={size} height={size}>
        <Defs>
          <LinearGradient id={id} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
            <Stop offset="0" stopColor={colours[0]} />
            <Stop offset="0.5" stopColor={colours[1]} />
            <Stop offset="1" stopColor={colours[2]} />
          </LinearGradient>
        </Defs>
        <MovingPath
          paths={paths}
          outline={body}
          fill={ivory}
          stroke={ivory}
          strokeWidth={2 * ROUNDING * edge}
          strokeLinejoin="round"
        />
        <MovingPath paths={paths} outline={firstFace} fill={SHADE} />
        <MovingPath paths={paths} outline={secondFace} fill={SHADE} />
        <MovingPath paths={paths} outline={thirdFace} fill={SHADE} />
        <MovingPath paths={paths} outline={rims} fill={RIM} fillOpacity={rimOpacity} />
        <MovingPath paths={paths} outline={pips} fill={PIP_INK} />
      </Svg>
    </MovingView>
  )
}

const styles = StyleSheet.create({ die: { position: 'absolute', left: 0, top: 0 } })
