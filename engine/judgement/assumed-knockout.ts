import type { MatchFields } from '../match'
import type { FormatOf } from '../rules'
import { turnScore } from '../scoring'
import type { TileSet } from '../tile-set'
import { NOTHING_TO_FILL, type Outlook } from './outlook'
import { scoreChances, scorePlay } from './score-play'
import { otherShares, ownShares, type Results } from './shares'
import { longestSurvival, survivalFrom, worthBefore } from './survival'

/**
 * The outlook in *knockout* with sum scores for any number of players, if every later turn is played for
 * the lowest expected score. Who goes out when, and with what total, then depends on nobody else; the
 * winner is who goes out last, and of those the lowest total.
 */
export function assumedKnockout(match: MatchFields, { limit }: FormatOf<'knockout'>): Outlook {
  const { setup, seat, totals, out } = match
  const { rules } = setup
  const scores = scoreChances(rules, scorePlay(rules).endings)
  const longest = longestSurvival(limit, scores)
  const width = scores.length
  const length = (longest + 1) * width
  /** The later the lower: who goes out after so many more rounds, so far over the limit. */
  const resultAt = (rounds: number, over: number) => (longest - rounds) * width + over
  const resultsOf = (other: number): Results => {
    const results = new Float64Array(length)
    // Who is still to play this round goes out, if at once, with those who have played it.
    const roundOfTurn = other > seat ? -1 : 0
    survivalFrom(totals[other]!, limit, scores, longest).reached.forEach((reached, turn) => {
      if (turn + roundOfTurn >= 0) results.set(reached, resultAt(turn + roundOfTurn, 0))
    })
    return results
  }
  const rivals = totals.flatMap((_, other) =>
    other === seat || out.includes(other) ? [] : [other],
  )
  const others = rivals.map(resultsOf)
  /** What these shares by final result are worth, by the total after this turn. */
  const worthOf = (shares: Float64Array) => {
    const reached = (turn: number, over: number) => shares[resultAt(turn, over)]!
    const below = worthBefore(longest - 1, limit, scores, reached, () => 0)
    return (total: number) => (total < limit ? below[total]! : reached(0, total - limit))
  }
  const mine = worthOf(ownShares(others, length))
  let theirs: readonly ((total: number) => number)[] | undefined
  const after = (open: TileSet) => totals[seat]! + turnScore(rules, open)
  return {
    ...NOTHING_TO_FILL,
    aim: 'win-assumed',
    utility: (open) => mine(after(open)),
    prospects: (open) => {
      const worths = (theirs ??= otherShares(others, length).map(worthOf))
      return totals.map((_, other) => {
        if (other === seat) return mine(after(open))
        return out.includes(other) ? 0 : worths[rivals.indexOf(other)]!(after(open))
      })
    },
  }
}
