import type { Rules } from '@/engine'
import type { Race } from './race'

/**
 * Where a value stands between the lowest (0) and the highest (1) of a race. Totals of a target
 * match are read as one number and lie far apart: there the plot is wide near the target and
 * narrow far from it, so that those who come near can be told apart.
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
 * Moves places apart until they are at least `gap` from each other, within 0 and `length`, and in
 * the same order. There must be room for all of them.
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
