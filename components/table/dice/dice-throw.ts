import { travel, WALL_BOUNCE, type Travel } from './dice-collisions'
import { APART, clamp, handSpots, type Ground, type Spot } from './dice-places'
import { seededRandom } from './seeded-random'

/** How many ways to throw the dice are tried. */
const TRIES = 27

/** At rest the second die lies to the right of the first one, at most this much nearer or farther. */
const MAX_SLOPE = 0.75
const MIN_GAP = APART + 0.06
const MAX_GAP = 2.7
/** How far to the side of the middle of the felt dice may come to rest. */
const MAX_ASIDE = 2.1

/** The ways to aim that are tried in turn where the dice may meet. */
const CLASHES = ['together', 'across', 'apart'] as const

type Random = (use: number) => number

/** Where to aim at a wall so that the bounce leads to `target`. */
const behind = (wall: number, target: number) => wall + (wall - target) / WALL_BOUNCE

/**
 * How two dice are aimed: each at a place of its own, each at the place of the other, so that they
 * meet on the way, or both by the walls at nearly the same place, so that they meet there.
 */
type Aim = 'apart' | 'across' | 'together'

/** Returns where the dice are aimed at: beside each other, about the middle. */
function aims(ground: Ground, count: number, aim: Aim, random: Random) {
  const { middle, left, right, restFar, restNear } = ground
  const x = middle[0] + (random(0) - 0.5) * 0.7
  const y = restFar + (restNear - restFar) * random(1)
  if (count < 2) return [[clamp(left, x, right), y] as Spot]
  const gap = aim === 'together' ? APART - 0.3 - 0.7 * random(2) : MIN_GAP + 0.08 + 0.4 * random(2)
  const half = gap / 2
  // The less deep the place to rest, the more the dice lie side by side.
  const turn = (random(3) - 0.5) * 1.1 * Math.min(1, (restNear - restFar) / 1.2)
  return [-1, 1].map((side): Spot => [
    clamp(left, x + side * half * Math.cos(turn), right),
    clamp(restFar, y + side * half * Math.sin(turn), restNear),
  ])
}

/** Returns the way from `start` to `aim`, straight or by the walls, as `choice` from 0 to 1 says. */
function wayTo(aim: Spot, start: Spot, ground: Ground, side: number, choice: number): Spot {
  const roomAhead = start[1] - ground.far
  const wall = choice < 0.5 ? (side < 0 ? ground.left : ground.right) : undefined
  const isFar = roomAhead > 1 && (choice < 0.28 || choice > 0.62)
  const x = wall === undefined ? aim[0] : behind(wall, aim[0])
  const y = isFar ? behind(ground.far, aim[1]) : aim[1]
  return [x - start[0], y - start[1]]
}

/** Whether the dice came to rest where they can be read, and as they lay in the hand. */
function isRestGood({ legs }: Travel, ground: Ground): boolean {
  const rests = legs.map((own) => own.at(-1)?.end ?? ground.middle)
  const areInside = rests.every(
    ([x, y]) =>
      Math.abs(x - ground.middle[0]) < MAX_ASIDE && y >= ground.restFar && y <= ground.restNear,
  )
  const [a, b] = rests
  if (!areInside || !a || !b) return areInside
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const gap = Math.hypot(dx, dy)
  return dx > 0 && Math.abs(dy) <= MAX_SLOPE * dx && gap >= MIN_GAP && gap <= MAX_GAP
}

/** The straight throw, which is always possible: the dice never come nearer to each other. */
const plainThrow = (starts: readonly Spot[], ground: Ground): Travel => ({
  hits: [],
  legs: starts.map((start, i) => {
    const aside = starts.length < 2 ? 0 : (i === 0 ? -1 : 1) * (MIN_GAP / 2 + 0.02)
    return [{ from: 0, to: 1, start, end: [ground.middle[0] + aside, ground.middle[1]] }]
  }),
})

/** In edges, per die: a longer way would be hectic. */
const LONGEST = 6.5

/** How much there is to see of a throw: long ways, and dice that hit each other where they may. */
function liveliness({ legs, hits }: Travel, isClashWanted: boolean): number {
  const length = legs
    .flat()
    .reduce((sum, { start, end }) => sum + Math.hypot(end[0] - start[0], end[1] - start[1]), 0)
  const isClash = hits.some(({ dice }) => dice.length > 1)
  const isHectic = length > LONGEST * legs.length
  return length + (isClash && isClashWanted ? 2.5 : 0) - (isHectic ? 10 : 0)
}

/** Returns a throw that is tried: aimed at the middle, straight or by the walls. */
function tryThrow(starts: readonly Spot[], ground: Ground, aim: Aim, random: Random) {
  const count = starts.length
  const isAcross = aim === 'across'
  const places = aims(ground, count, aim, random)
  const speeds = starts.map((start, i) => {
    const place = places[isAcross ? count - 1 - i : i] ?? ground.middle
    const side = count < 2 ? random(4) - 0.5 : isAcross ? 0.5 - i : i - 0.5
    // By the same walls, or they would miss each other.
    const choice = aim === 'together' ? 0.5 * random(5) : random(5 + i)
    return wayTo(place, start, ground, side, choice)
  })
  const tried = travel(starts, speeds, ground)
  return tried && isRestGood(tried, ground) ? tried : undefined
}

/**
 * Returns the way that dice take from the hand to where they rest. It depends on its arguments
 * alone. Of several throws that are tried the liveliest is taken; `isPossible` tells what a throw
 * must keep to besides coming to rest in the middle.
 */
export function throwOf(
  count: number,
  throwIndex: number,
  ground: Ground,
  isPossible: (candidate: Travel) => boolean,
): Travel {
  const starts = handSpots(ground, count)
  const isClashWanted = count > 1 && seededRandom(throwIndex, 7) < 0.6
  const tried = Array.from({ length: TRIES }, (_, i) => {
    const random = (use: number) => seededRandom(throwIndex, 40 + i * 8 + use)
    return tryThrow(starts, ground, isClashWanted ? (CLASHES[i % 3] ?? 'apart') : 'apart', random)
  })
  const byLiveliness = tried
    .flatMap((way) => (way ? [{ way, score: liveliness(way, isClashWanted) }] : []))
    .sort((a, b) => b.score - a.score)
  return byLiveliness.find(({ way }) => isPossible(way))?.way ?? plainThrow(starts, ground)
}
