import { WIND_UP } from '@/model/table-times'
import { hopAt, type Touches } from './dice-bounces'
import { FLATTENING, HEIGHT_SCALE } from './dice-camera'
import { APART, HALF_SEEN } from './dice-places'
import { LAST_HIT_MS } from './dice-spins'
import { placeAt, type TimedLeg } from './dice-timing'

/** How often a way is looked at, in milliseconds. */
const STEP = 14
/** The height of the centre of a die that rolls. */
const ROLLING_HEIGHT = 0.64
/** Dice whose pictures are this close, in edges, overlap on the screen. */
const OVERLAP = 1.35

/**
 * Whether dice can take these ways: they do not touch, do not rise over the far edge of the felt,
 * hit nothing just before they land, and the one that is drawn over the other is the nearer one.
 */
export function isClear(
  legs: readonly (readonly TimedLeg[])[],
  touches: readonly Touches[],
  landings: readonly number[],
  edge: number,
): boolean {
  const isLate = legs.some((own, i) => (own.at(-1)?.start ?? 0) > (landings[i] ?? 0) - LAST_HIT_MS)
  if (isLate) return false
  const rests = legs.map((own) => own.at(-1)?.to[1] ?? 0)
  const nearer = (rests[1] ?? 0) > (rests[0] ?? 0) ? 1 : -1
  const end = Math.max(...landings)
  for (let time = WIND_UP; time <= end; time += STEP) {
    const seen = legs.map((own, i) => {
      const [x, y] = placeAt(own, time)
      const hop = touches[i] ? hopAt(touches[i], time) : 0
      return { x: x / edge, y: y / edge, rise: (ROLLING_HEIGHT + hop) * HEIGHT_SCALE }
    })
    if (seen.some(({ y, rise }) => y - rise < HALF_SEEN - 0.03)) return false
    const [a, b] = seen
    if (!a || !b) continue
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    if (Math.hypot(dx, dy / FLATTENING) < APART - 1e-6) return false
    const isOverlapping = Math.abs(dx) < OVERLAP && Math.abs(dy - b.rise + a.rise) < OVERLAP
    if (isOverlapping && dy * nearer < -0.06) return false
  }
  return true
}
