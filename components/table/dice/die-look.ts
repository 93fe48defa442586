import type { DerivedValue } from '@/components/motion/motion'
import type { DieDrawing } from './dice-drawing'

export type DieProps = {
  readonly drawing: DerivedValue<DieDrawing>
  readonly edge: number
  /** Dims the die: flaps can no longer be shut with it. */
  readonly isSpent: boolean
}

/** What a die is painted with. */
type DieLook = {
  /** The colours of its body, from the top of its square to the bottom. */
  readonly ivory: readonly [string, string, string]
  readonly rimOpacity: number
}

const FRESH: DieLook = { ivory: ['#fffef9', '#fff8e8', '#f3e3c2'], rimOpacity: 0.62 }
/** Darker colours, not a lower opacity: transparent dice would look like glass. */
const SPENT: DieLook = { ivory: ['#a9a294', '#9c9483', '#857a62'], rimOpacity: 0.2 }

export const lookOf = (isSpent: boolean): DieLook => (isSpent ? SPENT : FRESH)

/** Painted over the ivory of each face, but not over the rounded edges, which stay light. */
export const SHADE = '#4b3418'
export const RIM = '#fffdf4'
export const PIP_INK = '#35190f'
/** Where the gradient of the ivory begins and ends, in parts of the body's bounds. */
export const GRADIENT = { from: [0.2, 0], to: [0.5, 1] } as const
