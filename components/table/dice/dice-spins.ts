import { ROCKING } from '@/model/table-times'
import { FLATTENING } from './dice-camera'
import { compose, rotationAbout, type Rotation, type Vector } from './dice-geometry'
import { placeAt, type TimedLeg } from './dice-timing'

/** How a die turns between two bounces. */
type Spin = {
  readonly start: number
  readonly end: number
  readonly axis: Vector
  readonly angle: number
  /** The rotation that it ends with. */
  readonly to: Rotation
}

/** How a die rolls to its face and rocks on it: over one of its edges, turning a little. */
type LastSpin = {
  readonly start: number
  readonly landing: number
  readonly axis: Vector
  readonly angle: number
  readonly turn: number
  readonly to: Rotation
}

export type Spins = { readonly before: readonly Spin[]; readonly last: LastSpin }

/** The last tip over an edge, which goes faster and faster. */
const TIP_MS = 145
const TIP_ANGLE = 0.9
const ROCK_ANGLE = 0.075
/** Before it tips, a die has nearly stopped on its edge. */
const EDGE_SPEED = 0.34
/** The angle that a die rolls on its way, per edge. */
const ROLL = 1.55
/** In radians per millisecond: what turns faster seems to flicker. */
const FASTEST = 0.031

/** The last hit before a landing must be at least this much earlier. */
export const LAST_HIT_MS = TIP_MS + 35

/** Returns the angle left to roll: it slows down, tips over the edge, lands and rocks. */
function angleLeft({ start, landing, angle }: LastSpin, time: number): number {
  'worklet'
  if (time >= landing + ROCKING) return 0
  if (time >= landing) return ROCK_ANGLE * Math.sin((Math.PI * (time - landing)) / ROCKING)
  const tipStart = landing - TIP_MS
  if (time < tipStart) {
    const left = (tipStart - time) / (tipStart - start)
    return TIP_ANGLE + angle * (EDGE_SPEED * left + (1 - EDGE_SPEED) * left * left)
  }
  const since = time - tipStart
  const speed = (EDGE_SPEED * angle) / (tipStart - start)
  const acceleration = (2 * (TIP_ANGLE - speed * TIP_MS)) / (TIP_MS * TIP_MS)
  return Math.max(0, TIP_ANGLE - speed * since - 0.5 * acceleration * since * since)
}

function lastRotation(spin: LastSpin, time: number): Rotation {
  'worklet'
  const left = Math.max(0, (spin.landing - time) / (spin.landing - spin.start))
  const turn = rotationAbout([0, 0, 1], -spin.turn * left * left)
  return compose(turn, compose(rotationAbout(spin.axis, -angleLeft(spin, time)), spin.to))
}

/** Returns how a die is turned. */
export function rotationAt({ before, last }: Spins, time: number): Rotation {
  'worklet'
  for (const spin of before) {
    if (time < spin.end) {
      const left = Math.min(1, (spin.end - time) / (spin.end - spin.start))
      return compose(rotationAbout(spin.axis, -spin.angle * left), spin.to)
    }
  }
  return lastRotation(last, time)
}

/** Returns the direction of a way as seen from above, and its length in edges. */
function headingOf(legs: readonly TimedLeg[], from: number, to: number, edge: number) {
  const [a, b] = [placeAt(legs, from), placeAt(legs, to)]
  const [dx, dy] = [(b[0] - a[0]) / edge, (a[1] - b[1]) / edge / FLATTENING]
  return { heading: Math.atan2(dy, dx), length: Math.hypot(dx, dy) }
}

/**
 * Plans backwards how a die turns, so that it ends with the rotation `to`: it rolls the way it goes,
 * and each bounce makes it spin another way.
 */
export function spinsOf(
  legs: readonly TimedLeg[],
  touches: readonly number[],
  landing: number,
  edge: number,
  { to, yaw, random }: { to: Rotation; yaw: number; random: (use: number) => number },
): Spins {
  const first = legs[0]?.start ?? 0
  const breaks = [first, ...legs.slice(1).map(({ start }) => start), ...touches.slice(0, 2)]
    .filter((time) => time <= landing - LAST_HIT_MS)
    .sort((a, b) => a - b)
    .filter((time, i, all) => i === 0 || time - (all[i - 1] ?? 0) > 8)
  const start = breaks.at(-1) ?? first
  const end = headingOf(legs, start, landing, edge)
  // It rolls over the edge that is closest to a right angle with its path.
  const rightAngle = end.heading + Math.PI / 2
  const edgeAngle = yaw + Math.round((rightAngle - yaw) / (Math.PI / 2)) * (Math.PI / 2)
  const last: LastSpin = {
    start,
    landing,
    axis: [Math.cos(edgeAngle), Math.sin(edgeAngle), 0],
    angle: Math.min(ROLL * end.length, 0.5 * FASTEST * (landing - TIP_MS - start)),
    turn: (random(0) - 0.5) * 2.2,
    to,
  }
  const before: Spin[] = []
  let next = lastRotation(last, start)
  for (let i = breaks.length - 2; i >= 0; i--) {
    const [from, until] = [breaks[i] as number, breaks[i + 1] as number]
    const { heading, length } = headingOf(legs, from, until, edge)
    const tilt = (random(2 + i) - 0.5) * 1.1
    const across = heading + Math.PI / 2
    const flat = Math.cos(tilt)
    const spin: Spin = {
      start: from,
      end: until,
      axis: [Math.cos(across) * flat, Math.sin(across) * flat, Math.sin(tilt)],
      angle: Math.min(ROLL * length + 0.5, FASTEST * (until - from)),
      to: next,
    }
    before.unshift(spin)
    next = compose(rotationAbout(spin.axis, -spin.angle), spin.to)
  }
  return { before, last }
}
