import { WIND_UP } from '@/model/table-times'
import type { Travel } from './dice-collisions'
import { clamp } from './dice-places'
import type { TimedLeg } from './dice-timing'
import { seededRandom } from './seeded-random'

/** When a die that hops over the felt touches it, and how high it is in between, in edges. */
export type Touches = {
  readonly times: readonly [number, number, number]
  /** How high it leaves the hand, how far it is tossed up, and how high it hops twice. */
  readonly drop: number
  readonly heights: readonly [number, number, number]
}

/** Something that is heard: a die hits the felt, or a wall or the other die. */
export type Bounce = {
  readonly against: 'felt' | 'wall'
  /** In milliseconds after the throw. */
  readonly time: number
  /** From 0 to 1. */
  readonly strength: number
}

/** Above the height at which it rolls. */
const HAND_HEIGHT = 0.5

/** Returns how a die hops; the less headroom it has on the felt, the lower. */
export function touchesOf(
  throwIndex: number,
  index: number,
  landing: number,
  headroom: number,
): Touches {
  const random = (use: number) => seededRandom(throwIndex, 12 + 6 * index + use)
  const flight = landing - WIND_UP
  const vigour = clamp(0.2, (headroom - 0.55) / 0.9, 1.15)
  return {
    times: [
      WIND_UP + flight * (0.21 + 0.05 * random(0)),
      WIND_UP + flight * (0.47 + 0.05 * random(1)),
      WIND_UP + flight * (0.65 + 0.03 * random(2)),
    ],
    drop: HAND_HEIGHT,
    heights: [
      vigour * (0.15 + 0.15 * random(3)),
      vigour * (0.62 + 0.2 * random(4)),
      vigour * (0.16 + 0.1 * random(5)),
    ],
  }
}

/** Returns the height of a die above that at which it rolls, in edges. */
export function hopAt({ times, drop, heights }: Touches, time: number): number {
  'worklet'
  let start = WIND_UP
  for (let i = 0; i < 3; i++) {
    const end = times[i] as number
    if (time < end) {
      const part = Math.max(0, (time - start) / (end - start))
      return (i === 0 ? drop * (1 - part) : 0) + 4 * (heights[i] as number) * part * (1 - part)
    }
    start = end
  }
  return 0
}

/** In edges a second: the speed of the loudest hit. */
const LOUDEST = 20
const QUIETEST = 0.12
/** Two hits closer than this are heard as one. */
const ONE_SOUND_MS = 34

/** Returns what is heard of a throw before the dice land. */
export function bouncesOf(
  { hits }: Travel,
  legs: readonly (readonly TimedLeg[])[],
  touches: readonly Touches[],
): readonly Bounce[] {
  const offWalls = hits.flatMap(({ at, dice: [die = 0], speed }): Bounce[] => {
    const leg = legs[die]?.findLast(({ left, span }) => 1 - left + span <= at + 1e-6)
    if (!leg) return []
    const perSecond = 1000 * speed * 2 * leg.scale * (leg.stop - leg.end)
    return [{ against: 'wall', time: leg.end, strength: Math.min(1, perSecond / LOUDEST) }]
  })
  const offFelt = touches.flatMap(({ times, heights: [toss, hop, low] }): Bounce[] => [
    { against: 'felt', time: times[0], strength: Math.min(1, 0.5 + 0.6 * toss) },
    { against: 'felt', time: times[1], strength: Math.min(1, 0.25 + 0.45 * hop) },
    { against: 'felt', time: times[2], strength: Math.min(1, 0.15 + 0.6 * low) },
  ])
  const heard: Bounce[] = []
  for (const bounce of [...offWalls, ...offFelt].sort((a, b) => a.time - b.time)) {
    const last = heard.at(-1)
    if (bounce.strength < QUIETEST) continue
    if (!last || bounce.time - last.time > ONE_SOUND_MS) heard.push(bounce)
    else if (bounce.strength > last.strength) heard[heard.length - 1] = bounce
  }
  return heard
}
