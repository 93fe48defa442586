import Animated, { useAnimatedProps, type DerivedValue } from 'react-native-reanimated'
import { Path } from 'react-native-svg'

import type { DieDrawing } from './dice-drawing'
import { ROUNDING } from './dice-camera'

const AnimatedPath = Animated.createAnimatedComponent(Path)

/** What lies in the shade of a face; the ivory over it lets through as much as the face is dark. */
const BODY = '#7c6a54'
const PIP_INK = '#35190f'

type DieProps = {
  readonly drawing: DerivedValue<DieDrawing>
  readonly edge: number
  /** The id of the ivory to fill the faces with. */
  readonly ivoryId: string
}

type FaceProps = { readonly index: 0 | 1 | 2 } & Pick<DieProps, 'drawing' | 'ivoryId'>

function DieFace({ drawing, index, ivoryId }: FaceProps) {
  const props = useAnimatedProps(() => ({
    d: drawing.value.faces[index],
    fillOpacity: drawing.value.lights[index],
  }))
  return <AnimatedPath animatedProps={props} fill={`url(#${ivoryId})`} />
}

/** One ivory cube, as the drawing of this moment says. */
export function Die({ drawing, edge, ivoryId }: DieProps) {
  const body = useAnimatedProps(() => ({ d: drawing.value.body }))
  const edges = useAnimatedProps(() => ({ d: drawing.value.edges }))
  const rims = useAnimatedProps(() => ({ d: drawing.value.rims }))
  const pips = useAnimatedProps(() => ({ d: drawing.value.pips }))
  return (
    <>
      <AnimatedPath
        animatedProps={body}
        fill={BODY}
        stroke={BODY}
        strokeWidth={2 * ROUNDING * edge}
        strokeLinejoin="round"
      />
      <DieFace drawing={drawing} index={0} ivoryId={ivoryId} />
      <DieFace drawing={drawing} index={1} ivoryId={ivoryId} />
      <DieFace drawing={drawing} index={2} ivoryId={ivoryId} />
      <AnimatedPath
        animatedProps={edges}
        stroke="#fffdf6"
        strokeOpacity={0.75}
        strokeWidth={0.06 * edge}
        strokeLinecap="round"
        fill="none"
      />
      <AnimatedPath animatedProps={rims} fill="#fffdf4" fillOpacity={0.8} />
      <AnimatedPath animatedProps={pips} fill={PIP_INK} />
    </>
  )
}

const SOFTNESS = [0.5, 0.34, 0.2, 0.08] as const

type DieShadeProps = { readonly drawing: DerivedValue<DieDrawing>; readonly edge: number }

/** The shade of a die on the felt: its true outline, drawn ever smaller for a soft border. */
export function DieShade({ drawing, edge }: DieShadeProps) {
  const shade = useAnimatedProps(() => ({ d: drawing.value.shade }))
  return SOFTNESS.map((soft) => (
    <AnimatedPath
      key={soft}
      animatedProps={shade}
      fill="#02120c"
      fillOpacity={0.13}
      stroke="#02120c"
      strokeOpacity={0.07}
      strokeWidth={soft * edge}
      strokeLinejoin="round"
    />
  ))
}
