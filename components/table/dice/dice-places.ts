import { chance } from './dice-chance'

export type Place = readonly [number, number]

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(Math.max(least, most), value))

/** The edge of a die on a felt of this size: two of them always fit beside each other. */
export const dieEdge = (width: number, height: number): number =>
  between(24, Math.min(width * 0.215, height * 0.33), 118)

/** Keeps a die on the felt, whichever way it is turned; (x, y) is the spot under its middle. */
function onFelt([x, y]: Place, width: number, height: number): Place {
  const edge = dieEdge(width, height)
  return [between(edge * 0.8, x, width - edge * 0.8), between(edge * 1.02, y, height - edge * 0.52)]
}

/** Where dice come to lie: never touching, a little differently each time. */
export function restingPlaces(
  count: number,
  throwIndex: number,
  width: number,
  height: number,
): Place[] {
  const edge = dieEdge(width, height)
  const random = (use: number) => chance(throwIndex, 100 + use) - 0.5
  const middle: Place = [
    width / 2 + random(0) * edge * 0.3,
    height * 0.46 + edge * 0.28 + random(1) * edge * 0.2,
  ]
  if (count < 2) return [onFelt(middle, width, height)]
  const apart = edge * (1.62 + 0.22 * (random(2) + 0.5))
  const slant = edge * 0.5 * random(3)
  const [left, right] = [-1, 1].map((side) =>
    onFelt([middle[0] + (side * apart) / 2, middle[1] + side * slant], width, height),
  ) as [Place, Place]
  return [left, right]
}

/** Where the hand lets go: the near edge of the felt, the left die to the left. */
export function startingPlaces(
  count: number,
  throwIndex: number,
  width: number,
  height: number,
): Place[] {
  const edge = dieEdge(width, height)
  const side = chance(throwIndex, 120) < 0.5 ? 0.2 : 0.8
  const wander = (chance(throwIndex, 121) - 0.5) * 0.16
  const hand = between(edge * 1.6, width * (side + wander), width - edge * 1.6)
  const spread = count < 2 ? [0] : [-0.75, 0.75]
  return spread.map((apart, i) =>
    onFelt([hand + apart * edge, height - (0.5 + 0.35 * i) * edge], width, height),
  )
}
