import type { HistoryEntry, SeatEntry } from '@/model/history-entry'
import type { IdToday } from '../people/who-is-who'

/** What one person did in one match. */
export type Part = Pick<SeatEntry, 'total' | 'boxesShut' | 'turns' | 'points' | 'best'> & {
  readonly person: string
  readonly hasWon: boolean
  readonly isCaptain: boolean
}

const lower = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b)

const addParts = (a: Part, b: Part): Part => ({
  person: a.person,
  hasWon: a.hasWon || b.hasWon,
  isCaptain: a.isCaptain || b.isCaptain,
  total: a.total,
  boxesShut: a.boxesShut + b.boxesShut,
  turns: a.turns + b.turns,
  points: a.points + b.points,
  best: lower(a.best, b.best),
})

/**
 * What each person did in a match; computer players have no figures. Two seats can be one person if they were
 * merged before an imported file showed them at one table.
 */
export function partsOf(
  { seats, winners, captain }: HistoryEntry,
  idToday: IdToday,
): readonly Part[] {
  const parts = new Map<string, Part>()
  seats.forEach(({ id, computer, total, boxesShut, turns, points, best }, seat) => {
    if (computer) return
    const person = idToday(id)
    const [hasWon, isCaptain] = [winners.includes(seat), captain === seat]
    const part = { person, hasWon, isCaptain, total, boxesShut, turns, points, best }
    const before = parts.get(person)
    parts.set(person, before ? addParts(before, part) : part)
  })
  return [...parts.values()]
}

/**
 * Whether a match counts as won or lost: not if it was abandoned, or played alone or against computer players
 * only. The finished turns of such a match still count in the other figures.
 */
export const isContest = (entry: HistoryEntry, parts: readonly Part[]): boolean =>
  !entry.isAbandoned && parts.length > 1

/** Whether one person has finished a match against computer players. */
export const isAgainstComputers = (entry: HistoryEntry, parts: readonly Part[]): boolean =>
  !entry.isAbandoned && parts.length === 1 && entry.seats.some(({ computer }) => computer)
