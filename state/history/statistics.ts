import type { Person } from '../people'
import { figuresByRules, type RulesFigures } from './by-rules'
import type { Entry } from './entry'
import { isContest, partsOf } from './parts'
import { rivalsOf, type Rival } from './rivals'
import { streaksOf, type Streaks } from './streaks'
import { addToTally, NO_TALLY, type Tally } from './tally'
import { whoIsWho } from './who-is-who'

/** Everything that one person's matches add up to. */
export type Statistics = {
  readonly tally: Tally
  readonly streaks: Streaks
  readonly byRules: readonly RulesFigures[]
  readonly rivals: readonly Rival[]
}

/** The statistics of a person, worked out from the history, newest first as it is kept. */
export function statisticsOf(
  entries: readonly Entry[],
  people: readonly Person[],
  id: string,
): Statistics {
  const whoIs = whoIsWho(people)
  const played = entries
    .filter(({ seats }) => seats.some((seat) => whoIs(seat.person) === id))
    .map((entry) => {
      const parts = partsOf(entry, whoIs)
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
