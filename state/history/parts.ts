import type { Entry } from './entry'
import type { WhoIs } from './who-is-who'

/** What one person did in one match. */
export type Part = {
  readonly person: string
  readonly hasWon: boolean
  readonly isCaptain: boolean
  readonly total: number
  readonly boxesShut: number
  readonly turns: number
  readonly points: number
  /** The lowest turn; undefined where none was finished. */
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

/** Everybody's part in a match, each person once: a file from elsewhere may seat one person twice. */
export function partsOf({ seats, winners, captain }: Entry, whoIs: WhoIs): readonly Part[] {
  const parts = new Map<string, Part>()
  seats.forEach(({ person: id, total, boxesShut, turns, points, best }, seat) => {
    const person = whoIs(id)
    const [hasWon, isCaptain] = [winners.includes(seat), captain === seat]
    const part = { person, hasWon, isCaptain, total, boxesShut, turns, points, best }
    const before = parts.get(person)
    parts.set(person, before ? together(before, part) : part)
  })
  return [...parts.values()]
}

/**
 * Whether a match was won and lost: one that was left was neither, and nobody is beaten by somebody who
 * plays alone. The turns that were finished in such a match count all the same.
 */
export const isContest = (entry: Entry, parts: readonly Part[]): boolean =>
  !entry.isAbandoned && parts.length > 1
