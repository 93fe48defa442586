import type { HistoryEntry } from '@/model/history-entry'
import type { Person } from '@/model/person'
import type { Statistics, Streaks } from '@/model/statistics'
import { idsToday } from '../people/who-is-who'
import { figuresByRules } from './by-rules'
import { isContest, partsOf } from './parts'
import { rivalsOf } from './rivals'
import { addToTally, NO_TALLY } from './tally'

/** The streaks in what was won and lost, oldest first. */
function streaksOf(hasWon: readonly boolean[]): Streaks {
  let current = 0
  let longest = 0
  for (const isWin of hasWon) {
    current = isWin ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

/** The statistics of the person with this id, worked out from the entries, newest first as they are. */
export function statisticsOf(
  entries: readonly HistoryEntry[],
  people: readonly Person[],
  id: string,
): Statistics {
  const idToday = idsToday(people)
  const played = entries
    .filter(({ seats }) => seats.some((seat) => idToday(seat.id) === id))
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
