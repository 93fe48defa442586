import { APART, type Ground, type Spot } from './dice-places'

/** A straight part of the way of a die; `from` and `to` are times between 0 and 1. */
type Leg = {
  readonly from: number
  readonly to: number
  readonly start: Spot
  readonly end: Spot
}

/** A die hits a wall, or both dice each other, with so much speed towards it. */
type Hit = {
  readonly at: number
  readonly dice: readonly number[]
  readonly speed: number
}

export type Travel = {
  /** The legs of each die. */
  readonly legs: readonly (readonly Leg[])[]
  readonly hits: readonly Hit[]
}

/** What is left of the speed towards a wall, and towards another die, after the bounce. */
export const WALL_BOUNCE = 0.6
const DIE_BOUNCE = 0.8

const MAX_HITS = 10
const HAIR = 1e-9

type Moving = { at: Spot; speed: Spot }

const along = ([x, y]: Spot, [dx, dy]: Spot, time: number): Spot => [x + dx * time, y + dy * time]

/** Returns when a coordinate reaches the wall that it moves towards. */
function timeToWall(at: number, speed: number, low: number, high: number): number {
  if (Math.abs(speed) < HAIR) return Infinity
  return Math.max(0, ((speed > 0 ? high : low) - at) / speed)
}

/** Returns when two dice touch. */
function timeToTouch(a: Moving, b: Moving): number {
  const [x, y] = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
  const [dx, dy] = [b.speed[0] - a.speed[0], b.speed[1] - a.speed[1]]
  const closing = x * dx + y * dy
  const speed = dx * dx + dy * dy
  if (closing >= 0 || speed < HAIR) return Infinity
  const root = closing * closing - speed * (x * x + y * y - APART * APART)
  return root < 0 ? Infinity : Math.max(0, (-closing - Math.sqrt(root)) / speed)
}

/** Exchanges the speeds of two dice towards each other, and returns how fast that was. */
function bounceOff(a: Moving, b: Moving): number {
  const [x, y] = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
  const length = Math.hypot(x, y)
  const [nx, ny] = [x / length, y / length]
  const closing = (a.speed[0] - b.speed[0]) * nx + (a.speed[1] - b.speed[1]) * ny
  const change = ((1 + DIE_BOUNCE) / 2) * closing
  a.speed = [a.speed[0] - change * nx, a.speed[1] - change * ny]
  b.speed = [b.speed[0] + change * nx, b.speed[1] + change * ny]
  return closing
}

type NextHit = { after: number; die: number; axis: 0 | 1 | 'other' }

function nextHit(dice: readonly Moving[], ground: Ground): NextHit {
  const [a, b] = dice
  let next: NextHit = { after: a && b ? timeToTouch(a, b) : Infinity, die: 0, axis: 'other' }
  dice.forEach(({ at, speed }, die) => {
    const sideways = timeToWall(at[0], speed[0], ground.left, ground.right)
    if (sideways < next.after) next = { after: sideways, die, axis: 0 }
    const lengthways = timeToWall(at[1], speed[1], ground.far, ground.near)
    if (lengthways < next.after) next = { after: lengthways, die, axis: 1 }
  })
  return next
}

/**
 * Follows dice over the felt for a time of 1, seen from above: straight on between two bounces off
 * a wall or each other. That they slow down is a matter of the clock, see dice-motion.ts. Returns
 * undefined if they hit too often.
 */
export function travel(
  starts: readonly Spot[],
  speeds: readonly Spot[],
  ground: Ground,
): Travel | undefined {
  const dice = starts.map((at, i): Moving => ({ at, speed: speeds[i] ?? [0, 0] }))
  const legs: Leg[][] = starts.map(() => [])
  const hits: Hit[] = []
  const since = starts.map((start) => ({ time: 0, start }))
  const endLeg = (die: number, time: number) => {
    const [moving, began] = [dice[die], since[die]]
    if (!moving || !began) return
    legs[die]?.push({ from: began.time, to: time, start: began.start, end: moving.at })
    since[die] = { time, start: moving.at }
  }
  for (let now = 0; ;) {
    const { after, die, axis } = nextHit(dice, ground)
    const isLast = now + after >= 1
    const step = isLast ? 1 - now : after
    for (const moving of dice) moving.at = along(moving.at, moving.speed, step)
    now += step
    const [a, b] = dice
    const hitting = axis === 'other' ? [0, 1] : [die]
    if (isLast) {
      dice.forEach((_, i) => endLeg(i, 1))
      return { legs, hits }
    }
    if (hits.length === MAX_HITS) return undefined
    hitting.forEach((i) => endLeg(i, now))
    if (axis === 'other' && a && b) hits.push({ at: now, dice: hitting, speed: bounceOff(a, b) })
    const moving = dice[die]
    if (axis !== 'other' && moving) {
      const [dx, dy] = moving.speed
      moving.speed = axis === 0 ? [-WALL_BOUNCE * dx, dy] : [dx, -WALL_BOUNCE * dy]
      hits.push({ at: now, dice: hitting, speed: Math.abs(axis === 0 ? dx : dy) })
    }
  }
}
