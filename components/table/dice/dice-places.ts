import { FLATTENING } from './dice-camera'

/** The felt that dice are thrown on, in points. */
export type FeltSize = {
  readonly width: number
  readonly height: number
  /** The height of the strip at the near edge that dice may cross but must not rest on. */
  readonly strip: number
}

/** A place on the felt, in points. */
export type Place = readonly [number, number]
/** A place or a way as seen from above, in edges of a die; the second number runs to the player. */
export type Spot = readonly [number, number]

export const clamp = (min: number, value: number, max: number) =>
  Math.max(min, Math.min(Math.max(min, max), value))

/** Returns the edge of a die, if dice can rest on so much felt: two fit beside each other. */
export const dieEdge = (width: number, height: number): number =>
  clamp(24, Math.min(width * 0.23, height * 0.6), 132)

/** How far a die reaches from its centre, whichever way it is turned. */
const REACH = 0.785
/** Two dice whose centres are this far apart do not touch, whichever way they are turned. */
export const APART = 2 * REACH

/** The felt as the dice meet it: all in edges of a die, as seen from above. */
export type Ground = {
  readonly edge: number
  /** Between these a centre can be. */
  readonly left: number
  readonly right: number
  readonly far: number
  readonly near: number
  /** Where the dice rest: about this spot, and no farther from it than the limits. */
  readonly middle: Spot
  readonly restFar: number
  readonly restNear: number
  /** Where the hand is that shakes and throws the dice: at the near edge, in the middle. */
  readonly hand: Spot
  /** The highest that the centre of a die can be over its resting place without leaving the felt. */
  readonly headroom: number
}

/** The height on the screen of half a die that is seen from above and before. */
export const HALF_SEEN = 0.74
/** How far above its spot a lying die is seen, in edges. */
const LYING_RISE = 0.4
const ROLLING_RISE = 0.55

/** Measures the felt for dice. */
export function groundOf({ width, height, strip }: FeltSize): Ground {
  const edge = dieEdge(width, height - strip)
  const [across, deep, kept] = [width / edge, height / edge, strip / edge]
  const far = HALF_SEEN + ROLLING_RISE
  const near = Math.max(far, deep - 0.36)
  const nearest = clamp(far, deep - kept - 0.3, near)
  const middle = clamp(far, deep / 2 + LYING_RISE, nearest)
  return {
    edge,
    left: REACH,
    right: Math.max(REACH, across - REACH),
    far: far / FLATTENING,
    near: near / FLATTENING,
    middle: [across / 2, middle / FLATTENING],
    restFar: Math.max(far, middle - 0.4) / FLATTENING,
    restNear: Math.min(nearest, middle + 0.4) / FLATTENING,
    hand: [across / 2, Math.max(far, deep - 0.42) / FLATTENING],
    headroom: middle - HALF_SEEN,
  }
}

export const placeOf = ([x, y]: Spot, edge: number): Place => [x * edge, y * edge * FLATTENING]

const HALF_HANDFUL = 0.83

/** Returns where each die is in the hand, the first on the left. */
export const handSpots = ({ hand }: Ground, count: number): readonly Spot[] =>
  count < 2
    ? [hand]
    : [
        [hand[0] - HALF_HANDFUL, hand[1]],
        [hand[0] + HALF_HANDFUL, hand[1]],
      ]
