import type { MatchFields } from '../match'
import type { FormatOf } from '../rules'
import { assumedOutlook, type ByScore } from './assumed'
import type { Outlook } from './outlook'
import { otherShares, ownShares, type Results } from './shares'
import { keptWork, Slices } from './slices'
import { longestOf, reachedWith, survivalBy, type Survival } from './survival'

/** The index of going out after so many more rounds and so far over the limit; a later round has a lower index. */
const resultAt = (survival: Survival, rounds: number, over: number) =>
  (longestOf(survival) - rounds) * survival.scores.length + over

const resultsOfAll = (survival: Survival) => resultAt(survival, 0, survival.scores.length)

/** The chance of each result of another seat. */
function* resultsOf(
  survival: Survival,
  { seat, totals }: MatchFields,
  other: number,
): Generator<void, Results> {
  const { limit, scores } = survival
  const results = new Float64Array(resultsOfAll(survival))
  const total = totals[other]!
  if (total >= limit) {
    results[resultAt(survival, 0, total - limit)] = 1
    return results
  }
  // A seat still to play this round may go out in the same round as those who have played.
  const roundOfTurn = other > seat ? -1 : 0
  const slices = new Slices()
  for (let turn = 1; turn <= longestOf(survival); turn++) {
    const place = resultAt(survival, turn + roundOfTurn, 0)
    results.set(reachedWith(survival, total, turn), place)
    if (slices.isTimeToRest(scores.length ** 2)) yield
  }
  return results
}

/** The value of each score of this turn, from the shares by final result. */
function* worthOf(
  survival: Survival,
  total: number,
  shares: Float64Array,
): Generator<void, ByScore> {
  const { limit, scores, sums } = survival
  const slices = new Slices()
  // The scores that reach the limit with this turn.
  const worth = scores.map((_, score) => {
    const over = total + score - limit
    return over < 0 ? 0 : shares[resultAt(survival, 0, over)]!
  })
  for (let turn = 1; turn <= longestOf(survival); turn++) {
    const place = resultAt(survival, turn, 0)
    // Indexed by the points missing before that turn.
    const last = scores.map((_, missing) => {
      let sum = 0
      for (let score = Math.max(1, missing); score < scores.length; score++)
        sum += scores[score]! * shares[place + score - missing]!
      return sum
    })
    for (let score = 0; score < scores.length; score++) {
      const left = limit - total - score
      for (let missing = Math.min(left, scores.length - 1); missing > 0; missing--)
        worth[score]! += sums[turn - 1]![left - missing]! * last[missing]!
    }
    if (slices.isTimeToRest(scores.length ** 2)) yield
  }
  return worth
}

/**
 * The outlook in *knockout* with sum scores for any number of players, if every later turn is played for the lowest
 * expected score. When a player goes out, and with what total, then depends on nobody else. The last one out wins,
 * and among several the lowest total.
 */
export function assumedKnockout(match: MatchFields, { limit }: FormatOf<'knockout'>): Outlook {
  const { setup, seat, totals, out } = match
  const rivals = totals.flatMap((_, other) =>
    other === seat || out.includes(other) ? [] : [other],
  )
  const othersOf = keptWork(function* () {
    const survival = yield* survivalBy(setup.rules, limit)
    const others: Results[] = []
    for (const rival of rivals) others.push(yield* resultsOf(survival, match, rival))
    return { survival, others }
  })
  return assumedOutlook(match, function* (who) {
    const { survival, others } = yield* othersOf()
    if (out.includes(who)) return new Float64Array(survival.scores.length)
    const length = resultsOfAll(survival)
    const shares =
      who === seat
        ? yield* ownShares(others, length)
        : yield* otherShares(others, rivals.indexOf(who), length)
    return yield* worthOf(survival, totals[seat]!, shares)
  })
}
