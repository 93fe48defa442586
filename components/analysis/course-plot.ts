import type { CourseMoment, MatchAnalysis } from '@/model/match-analysis'
import type { Measure } from '@/model/measure'

type Point = { readonly x: number; readonly value: number }

/** The line of one seat, by the number of the moment. */
export type CourseLine = { readonly seat: number; readonly points: readonly Point[] }

/** The value as it is drawn; for points the expected score, of which a low one is good. */
const drawnValue = (value: number, measure: Measure): number =>
  measure === 'points' ? -value : value

/** What each seat could expect, moment by moment; a line begins at the first known value. */
export function courseLines({ course, measure, seats }: MatchAnalysis): readonly CourseLine[] {
  return seats.map((_, seat) => ({
    seat,
    points: course.flatMap(({ values }, x) => {
      const value = values[seat]
      return value === null || value === undefined ? [] : [{ x, value: drawnValue(value, measure) }]
    }),
  }))
}

/** From the lowest value drawn to the highest; for chances always from 0 to 1. */
export function courseRange(lines: readonly CourseLine[], measure: Measure): [number, number] {
  if (measure === 'wins') return [0, 1]
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value))
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? [low, low + 1] : [low, high]
}

/** The values at a moment, or the last known ones before it. */
export function valuesAt(
  lines: readonly CourseLine[],
  moment: number,
): readonly (number | undefined)[] {
  return lines.map(({ points }) => points.findLast(({ x }) => x <= moment)?.value)
}

/** The moment that shows an event of the match. */
export function momentOf(course: readonly CourseMoment[], event: number): number {
  const index = course.findIndex(({ events }) => events > event)
  return index < 0 ? course.length - 1 : index
}
