import { ROCKING, WIND_UP } from '@/model/table-times'
import type { Travel } from './dice-collisions'
import { placeOf, type Place } from './dice-places'

/** A straight part of the way of a die. It slows down evenly, as a die does that rolls on felt. */
export type TimedLeg = {
  /** In milliseconds after the throw. */
  readonly start: number
  readonly end: number
  readonly from: Place
  readonly to: Place
  /** What is left of the whole way is `scale` × (`stop` − time)²: at the start, and of this leg. */
  readonly stop: number
  readonly scale: number
  readonly left: number
  readonly span: number
}

/**
 * Returns when each die is where. Until the dice have hit each other for the last time they slow
 * down together, after that each lies still at its own time.
 */
export function legsInTime(
  { legs, hits }: Travel,
  landings: readonly number[],
  edge: number,
): readonly (readonly TimedLeg[])[] {
  const stops = landings.map((landing) => landing + ROCKING)
  const lastClash = hits.findLast(({ dice }) => dice.length > 1)?.at ?? 0
  const commonStop = stops.reduce((sum, stop) => sum + stop, 0) / stops.length
  const commonScale = (commonStop - WIND_UP) ** -2
  const clashTime = commonStop - Math.sqrt((1 - lastClash) / commonScale)
  return legs.map((own, i) =>
    own
      .filter(({ from, to }) => to - from > 1e-6)
      .map((leg): TimedLeg => {
        const isCommon = leg.to <= lastClash
        const stop = isCommon ? commonStop : (stops[i] ?? commonStop)
        const scale = isCommon ? commonScale : (1 - lastClash) / (stop - clashTime) ** 2
        const timeAt = (part: number) => stop - Math.sqrt((1 - part) / scale)
        return {
          start: timeAt(leg.from),
          end: timeAt(leg.to),
          from: placeOf(leg.start, edge),
          to: placeOf(leg.end, edge),
          stop,
          scale,
          left: 1 - leg.from,
          span: leg.to - leg.from,
        }
      }),
  )
}

/** Returns where a die is on the felt. */
export function placeAt(legs: readonly TimedLeg[], time: number): Place {
  'worklet'
  let index = 0
  while (index < legs.length - 1 && time >= (legs[index] as TimedLeg).end) index++
  const leg = legs[index]
  if (!leg) return [0, 0]
  const left = leg.scale * Math.max(0, leg.stop - time) ** 2
  const part = Math.max(0, Math.min(1, (leg.left - left) / leg.span))
  return [
    leg.from[0] + (leg.to[0] - leg.from[0]) * part,
    leg.from[1] + (leg.to[1] - leg.from[1]) * part,
  ]
}
