import type { Rules } from '@/engine'
import type { Race } from './race'

/**
 * Maps the values of a race to 0 (lowest) to 1 (highest). Totals of a target match lie far apart, so the scale is
 * logarithmic around the target, which keeps near totals distinct.
 */
export function plotOf({ format }: Rules, race: Race): (value: number) => number {
  const bend = (value: number) => {
    if (format.kind !== 'target') return value
    const away = value - format.target
    return Math.sign(away) * Math.log1p(Math.abs(away) / 10)
  }
  const values = [
    0,
    race.goal ?? 0,
    ...race.lines.flatMap(({ points }) => points.map((p) => p.value)),
  ]
  const bent = values.map(bend)
  const low = Math.min(...bent)
  const span = Math.max(...bent) - low || 1
  return (value) => (bend(value) - low) / span
}

/**
 * Moves places apart to a distance of at least `gap`, in the same order and between 0 and `length`, which must have
 * room for all of them.
 */
export function spread(places: readonly number[], gap: number, length: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!)
  const spreadOut = [...places]
  let least = 0
  for (const index of order) {
    spreadOut[index] = Math.max(spreadOut[index]!, least)
    least = spreadOut[index] + gap
  }
  let most = length
  for (const index of [...order].reverse()) {
    spreadOut[index] = Math.min(spreadOut[index]!, most)
    most = spreadOut[index] - gap
  }
  return spreadOut
}
