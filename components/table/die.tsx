import Animated, { useAnimatedProps, type DerivedValue } from 'react-native-reanimated'
import { Path } from 'react-native-svg'

import { ROUNDING } from './dice-camera'
import type { DieDrawing } from './dice-drawing'

const AnimatedPath = Animated.createAnimatedComponent(Path)

/** A face is darkened by shade laid over the ivory: light stays on the rounded edges between. */
const SHADE = '#4b3418'
const PIP_INK = '#35190f'

type Drawn = { readonly drawing: DerivedValue<DieDrawing> }

function FaceShade({ drawing, index }: Drawn & { readonly index: 0 | 1 | 2 }) {
  const props = useAnimatedProps(() => ({
    d: drawing.value.faces[index],
    fillOpacity: drawing.value.shades[index],
  }))
  return <AnimatedPath animatedProps={props} fill={SHADE} />
}

type DieProps = Drawn & {
  readonly edge: number
  /** The id of the ivory to fill it with. */
  readonly ivoryId: string
  readonly isSpent: boolean
}

/** One ivory cube, as the drawing of this moment says. */
export function Die({ drawing, edge, ivoryId, isSpent }: DieProps) {
  const body = useAnimatedProps(() => ({ d: drawing.value.body }))
  const rims = useAnimatedProps(() => ({ d: drawing.value.rims }))
  const pips = useAnimatedProps(() => ({ d: drawing.value.pips }))
  return (
    <>
      <AnimatedPath
        animatedProps={body}
        fill={`url(#${ivoryId})`}
        stroke={`url(#${ivoryId})`}
        strokeWidth={2 * ROUNDING * edge}
        strokeLinejoin="round"
      />
      <FaceShade drawing={drawing} index={0} />
      <FaceShade drawing={drawing} index={1} />
      <FaceShade drawing={drawing} index={2} />
      <AnimatedPath animatedProps={rims} fill="#fffdf4" fillOpacity={isSpent ? 0.2 : 0.62} />
      <AnimatedPath animatedProps={pips} fill={PIP_INK} />
    </>
  )
}

/** The shade of a die on the felt, filled with a gradient that fades towards its border. */
export function CastShade({ drawing, shadeId }: Drawn & { readonly shadeId: string }) {
  const props = useAnimatedProps(() => ({
    d: drawing.value.cast,
    fillOpacity: drawing.value.castDark,
  }))
  return <AnimatedPath animatedProps={props} fill={`url(#${shadeId})`} />
}
