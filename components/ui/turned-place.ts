import type { Angle } from '@/model/seating'

type Sides = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const isQuarter = (angle: Angle): boolean => angle % 180 === 90

/** A shorter side than this is too low for a table turned across it. */
const LEAST_SIDE = 320

/** The angle that a window of this size allows: no quarter turn if that would leave too little height. */
export const allowedAngle = (angle: Angle, width: number, height: number): Angle =>
  isQuarter(angle) && Math.min(width, height) < LEAST_SIDE ? 0 : angle

/** The insets of a view turned by this angle. */
export function turnedInsets({ top, right, bottom, left }: Sides, angle: Angle): Sides {
  const sides = [top, right, bottom, left]
  const at = (side: number) => sides[(side + angle / 90) % sides.length]!
  return { top: at(0), right: at(1), bottom: at(2), left: at(3) }
}

/** The position of a view that fills a window of this size and is turned about its centre. */
export function turnedPlace(angle: Angle, width: number, height: number) {
  const [x, y] = isQuarter(angle) ? [(width - height) / 2, (height - width) / 2] : [0, 0]
  return {
    position: 'absolute',
    left: x,
    right: x,
    top: y,
    bottom: y,
    ...(angle !== 0 && { transform: [{ rotate: `${angle}deg` }] }),
  } as const
}
