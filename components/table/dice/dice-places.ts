import { seededRandom } from './seeded-random'

export type Place = readonly [number, number]

const clamp = (min: number, value: number, max: number) =>
  Math.max(min, Math.min(Math.max(min, max), value))

/** Returns the edge of a die on a felt of this size: two dice always fit beside each other. */
export const dieEdge = (width: number, height: number): number =>
  clamp(24, Math.min(width * 0.215, height * 0.33), 118)

/** Keeps a die on the felt in any rotation; (x, y) is the spot below its centre. */
function clampToFelt([x, y]: Place, width: number, height: number): Place {
  const edge = dieEdge(width, height)
  return [clamp(edge * 0.8, x, width - edge * 0.8), clamp(edge * 1.02, y, height - edge * 0.52)]
}

/** Returns where the dice come to rest: never touching, and slightly different in each throw. */
export function restingPlaces(
  count: number,
  throwIndex: number,
  width: number,
  height: number,
): Place[] {
  const edge = dieEdge(width, height)
  const random = (use: number) => seededRandom(throwIndex, 100 + use) - 0.5
  const middle: Place = [
    width / 2 + random(0) * edge * 0.3,
    height * 0.46 + edge * 0.28 + random(1) * edge * 0.2,
  ]
  if (count < 2) return [clampToFelt(middle, width, height)]
  const apart = edge * (1.62 + 0.22 * (random(2) + 0.5))
  const slant = edge * 0.5 * random(3)
  const [left, right] = [-1, 1].map((side) =>
    clampToFelt([middle[0] + (side * apart) / 2, middle[1] + side * slant], width, height),
  ) as [Place, Place]
  return [left, right]
}

/** Returns where the dice start: at the near edge of the felt, the left die on the left. */
export function startingPlaces(
  count: number,
  throwIndex: number,
  width: number,
  height: number,
): Place[] {
  const edge = dieEdge(width, height)
  const side = seededRandom(throwIndex, 120) < 0.5 ? 0.2 : 0.8
  const jitter = (seededRandom(throwIndex, 121) - 0.5) * 0.16
  const startX = clamp(edge * 1.6, width * (side + jitter), width - edge * 1.6)
  const spread = count < 2 ? [0] : [-0.75, 0.75]
  return spread.map((apart, i) =>
    clampToFelt([startX + apart * edge, height - (0.5 + 0.35 * i) * edge], width, height),
  )
}
