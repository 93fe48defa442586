import type { HistoryEntry } from '@/model/history-entry'
import type { Person } from '@/model/person'
import { peopleAmong } from '@/model/player'
import type { Rival, Statistics, Streaks } from '@/model/statistics'
import { idsToday } from '../people/who-is-who'
import { figuresByRules } from './by-rules'
import { isContest, partsOf, type Part } from './parts'
import { addToTally, NO_TALLY } from './tally'

/** The streaks of wins; `hasWon` has one value per match, oldest first. */
function streaksOf(hasWon: readonly boolean[]): Streaks {
  let current = 0
  let longest = 0
  for (const isWin of hasWon) {
    current = isWin ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

/** The person's record against each other person, the one met most often first. */
function rivalsOf(person: string, contests: readonly (readonly Part[])[]): readonly Rival[] {
  const rivals = new Map<string, Rival>()
  for (const parts of contests) {
    const hasWon = parts.some((part) => part.person === person && part.hasWon)
    for (const other of parts) {
      if (other.person === person) continue
      const before = rivals.get(other.person)
      rivals.set(other.person, {
        person: other.person,
        matches: (before?.matches ?? 0) + 1,
        won: (before?.won ?? 0) + (hasWon ? 1 : 0),
        lost: (before?.lost ?? 0) + (other.hasWon ? 1 : 0),
      })
    }
  }
  return [...rivals.values()].sort((a, b) => b.matches - a.matches)
}

/** The statistics of the person with this id. `entries` must be newest first. */
export function statisticsOf(
  entries: readonly HistoryEntry[],
  people: readonly Person[],
  id: string,
): Statistics {
  const idToday = idsToday(people)
  const played = entries
    .filter(({ seats }) => peopleAmong(seats).some((seat) => idToday(seat.id) === id))
    .map((entry) => {
      const parts = partsOf(entry, idToday)
      return { entry, parts, part: parts.find(({ person }) => person === id)! }
    })
    .reverse()
  const contests = played.filter(({ entry, parts }) => isContest(entry, parts))
  return {
    tally: played.reduce(
      (tally, { entry, part, parts }) => addToTally(tally, entry, part, parts),
      NO_TALLY,
    ),
    streaks: streaksOf(contests.map(({ part }) => part.hasWon)),
    byRules: figuresByRules(played),
    rivals: rivalsOf(
      id,
      contests.map(({ parts }) => parts),
    ),
  }
}
