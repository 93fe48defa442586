import { runToEnd } from '../run-to-end'
import type { MatchFields } from '../match'
import { turnScore } from '../scoring'
import { NOTHING_TO_FILL, type Outlook } from './outlook'
import { keptWork } from './slices'

/** What every score of the turn is worth to a seat. */
export type ByScore = Float64Array

/**
 * An outlook of formats with sum scores, if every later turn is played for the lowest expected score. What a
 * seat gets is worked out in slices when it is asked for: first for the player on turn, for which the turn is
 * played, then for the others.
 */
export function assumedOutlook(
  { setup: { rules }, seat, totals }: MatchFields,
  workOut: (who: number) => Generator<void, ByScore>,
): Outlook {
  const works = totals.map((_, who) => keptWork(() => workOut(who)))
  const worth = (who: number, score: number) => runToEnd(works[who]!())[score]!
  return {
    ...NOTHING_TO_FILL,
    aim: 'win-assumed',
    *fill() {
      yield* works[seat]!()
    },
    *fillProspects() {
      for (const work of works) yield* work()
    },
    utility: (open) => worth(seat, turnScore(rules, open)),
    prospects: (open) => totals.map((_, who) => worth(who, turnScore(rules, open))),
  }
}
