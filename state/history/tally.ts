import type { Person } from '../people'
import type { Entry } from './entry'
import { isContest, partsOf, type Part } from './parts'
import { whoIsWho } from './who-is-who'

/** What somebody has to show. */
export type Tally = {
  /** Played to the end against somebody; a win that is shared is a win. */
  readonly matches: number
  readonly wins: number
  /** Played to the end alone. */
  readonly alone: number
  readonly boxesShut: number
  readonly captains: number
}

export const NO_TALLY: Tally = { matches: 0, wins: 0, alone: 0, boxesShut: 0, captains: 0 }

export function addToTally(tally: Tally, entry: Entry, part: Part, parts: readonly Part[]): Tally {
  const isWonOrLost = isContest(entry, parts)
  return {
    matches: tally.matches + (isWonOrLost ? 1 : 0),
    wins: tally.wins + (isWonOrLost && part.hasWon ? 1 : 0),
    alone: tally.alone + (!isWonOrLost && !entry.isAbandoned ? 1 : 0),
    boxesShut: tally.boxesShut + part.boxesShut,
    captains: tally.captains + (part.isCaptain ? 1 : 0),
  }
}

/** Everybody's tally at once; who has never sat down is not in it. */
export function talliesOf(
  entries: readonly Entry[],
  people: readonly Person[],
): ReadonlyMap<string, Tally> {
  const whoIs = whoIsWho(people)
  const tallies = new Map<string, Tally>()
  for (const entry of entries) {
    const parts = partsOf(entry, whoIs)
    for (const part of parts)
      tallies.set(part.person, addToTally(tallies.get(part.person) ?? NO_TALLY, entry, part, parts))
  }
  return tallies
}
