import type { HistoryEntry } from '@/model/history-entry'
import type { IdToday } from '../people/who-is-who'

/** What one person did in one match. */
export type Part = {
  readonly person: string
  readonly hasWon: boolean
  readonly isCaptain: boolean
  readonly total: number
  readonly boxesShut: number
  readonly turns: number
  readonly points: number
  /** The lowest turn; undefined if none was finished. */
  readonly best: number | undefined
}

const lower = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b)

const together = (a: Part, b: Part): Part => ({
  person: a.person,
  hasWon: a.hasWon || b.hasWon,
  isCaptain: a.isCaptain || b.isCaptain,
  total: a.total,
  boxesShut: a.boxesShut + b.boxesShut,
  turns: a.turns + b.turns,
  points: a.points + b.points,
  best: lower(a.best, b.best),
})

/** Everybody's part in a match, each person once: people of two seats may have been merged by a file. */
export function partsOf(
  { seats, winners, captain }: HistoryEntry,
  idToday: IdToday,
): readonly Part[] {
  const parts = new Map<string, Part>()
  seats.forEach(({ id, total, boxesShut, turns, points, best }, seat) => {
    const person = idToday(id)
    const [hasWon, isCaptain] = [winners.includes(seat), captain === seat]
    const part = { person, hasWon, isCaptain, total, boxesShut, turns, points, best }
    const before = parts.get(person)
    parts.set(person, before ? together(before, part) : part)
  })
  return [...parts.values()]
}

/**
 * Whether a match was won and lost. One that was abandoned was not, nor one that was played alone; the
 * turns finished in it count all the same.
 */
export const isContest = (entry: HistoryEntry, parts: readonly Part[]): boolean =>
  !entry.isAbandoned && parts.length > 1
