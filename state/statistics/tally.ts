import type { HistoryEntry } from '@/model/history-entry'
import type { Person } from '@/model/person'
import type { Tally } from '@/model/statistics'
import { idsToday } from '../people/who-is-who'
import { isAgainstComputers, isContest, partsOf, type Part } from './parts'

export const NO_TALLY: Tally = {
  matches: 0,
  wins: 0,
  alone: 0,
  againstComputers: 0,
  winsAgainstComputers: 0,
  boxesShut: 0,
  captains: 0,
}

export function addToTally(
  tally: Tally,
  entry: HistoryEntry,
  part: Part,
  parts: readonly Part[],
): Tally {
  const isWonOrLost = isContest(entry, parts)
  const isComputers = isAgainstComputers(entry, parts)
  const isAlone = !isWonOrLost && !isComputers && !entry.isAbandoned
  return {
    matches: tally.matches + (isWonOrLost ? 1 : 0),
    wins: tally.wins + (isWonOrLost && part.hasWon ? 1 : 0),
    alone: tally.alone + (isAlone ? 1 : 0),
    againstComputers: tally.againstComputers + (isComputers ? 1 : 0),
    winsAgainstComputers: tally.winsAgainstComputers + (isComputers && part.hasWon ? 1 : 0),
    boxesShut: tally.boxesShut + part.boxesShut,
    captains: tally.captains + (part.isCaptain ? 1 : 0),
  }
}

/** The tallies of all people who have played, by id. */
export function talliesOf(
  entries: readonly HistoryEntry[],
  people: readonly Person[],
): ReadonlyMap<string, Tally> {
  const idToday = idsToday(people)
  const tallies = new Map<string, Tally>()
  for (const entry of entries) {
    const parts = partsOf(entry, idToday)
    for (const part of parts)
      tallies.set(part.person, addToTally(tallies.get(part.person) ?? NO_TALLY, entry, part, parts))
  }
  return tallies
}
