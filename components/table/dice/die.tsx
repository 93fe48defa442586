import type { DerivedValue } from 'react-native-reanimated'

import { ROUNDING } from './dice-camera'
import type { DieDrawing } from './dice-drawing'
import { MovingPath } from './moving-path'
import type { Outline } from './moving-path-props'

/** Drawn over the ivory of each face, but not over the rounded edges, which stay light. */
const SHADE = '#4b3418'
const PIP_INK = '#35190f'

type Drawn = { readonly drawing: DerivedValue<DieDrawing> }

function body(drawing: DieDrawing): Outline {
  'worklet'
  return { d: drawing.body }
}

function firstFace({ faces, shades }: DieDrawing): Outline {
  'worklet'
  return { d: faces[0], fillOpacity: shades[0] }
}

function secondFace({ faces, shades }: DieDrawing): Outline {
  'worklet'
  return { d: faces[1], fillOpacity: shades[1] }
}

function thirdFace({ faces, shades }: DieDrawing): Outline {
  'worklet'
  return { d: faces[2], fillOpacity: shades[2] }
}

function rims(drawing: DieDrawing): Outline {
  'worklet'
  return { d: drawing.rims }
}

function pips(drawing: DieDrawing): Outline {
  'worklet'
  return { d: drawing.pips }
}

function shadow(drawing: DieDrawing): Outline {
  'worklet'
  return { d: drawing.shadow, fillOpacity: drawing.shadowOpacity }
}

type DieProps = Drawn & {
  readonly edge: number
  /** The id of the ivory gradient. */
  readonly ivoryId: string
  readonly isSpent: boolean
}

/** Renders one die from its drawing. */
export function Die({ drawing, edge, ivoryId, isSpent }: DieProps) {
  const ivory = `url(#${ivoryId})`
  return (
    <>
      <MovingPath
        drawing={drawing}
        outline={body}
        fill={ivory}
        stroke={ivory}
        strokeWidth={2 * ROUNDING * edge}
        strokeLinejoin="round"
      />
      <MovingPath drawing={drawing} outline={firstFace} fill={SHADE} />
      <MovingPath drawing={drawing} outline={secondFace} fill={SHADE} />
      <MovingPath drawing={drawing} outline={thirdFace} fill={SHADE} />
      <MovingPath
        drawing={drawing}
        outline={rims}
        fill="#fffdf4"
        fillOpacity={isSpent ? 0.2 : 0.62}
      />
      <MovingPath drawing={drawing} outline={pips} fill={PIP_INK} />
    </>
  )
}

/** Renders the shadow of a die on the felt. */
export function DieShadow({ drawing, shadowId }: Drawn & { readonly shadowId: string }) {
  return <MovingPath drawing={drawing} outline={shadow} fill={`url(#${shadowId})`} />
}
