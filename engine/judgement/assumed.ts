import { runToEnd } from '../run-to-end'
import type { MatchFields } from '../match'
import { turnScore } from '../scoring'
import { NOTHING_TO_FILL, type Outlook } from './outlook'
import { keptWork } from './slices'

/** The value to a seat of each score of the turn. */
export type ByScore = Float64Array

/**
 * An outlook of formats with sum scores, if every later turn is played for the lowest expected score. `fill` works out
 * the values of the player on turn, which decide how the turn is played, and `fillProspects` those of all seats.
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
