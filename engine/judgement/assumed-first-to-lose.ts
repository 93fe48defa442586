import type { MatchFields } from '../match'
import type { FormatOf } from '../rules'
import { seatsOfLeast } from '../standings'
import { assumedOutlook, type ByScore } from './assumed'
import type { Outlook } from './outlook'
import { otherShares, ownShares } from './shares'
import { Slices } from './slices'
import {
  massOf,
  NOTHING_LEFT,
  reachedWith,
  survivalBy,
  totalsAfter,
  type Survival,
} from './survival'

/** A way the match may end: this seat reaches the limit in that round. */
type Ending = {
  readonly loser: number
  /** Counted from 0 for this round. */
  readonly round: number
  /** If the loser is the seat on turn, the chance given that it reaches the limit then. */
  readonly chance: number
}

/** How many more turns a seat has had when `loser` plays in that round, counted after the turn of `seat` now. */
const turnsBefore = (other: number, { loser, round }: Ending, seat: number) =>
  round + (other > seat ? 1 : 0) - (other > loser ? 1 : 0)

/** Every way the match may end after this turn, until almost no chance is left that all are below the limit. */
function* endingsOf(survival: Survival, { seat, totals }: MatchFields): Generator<Ending, void> {
  for (let round = 0, left = 1; left > NOTHING_LEFT; round++) {
    for (let loser = round === 0 ? seat + 1 : 0; loser < totals.length; loser++) {
      const turn = round + (loser > seat ? 1 : 0)
      const chance = loser === seat ? 1 : massOf(reachedWith(survival, totals[loser]!, turn))
      yield { loser, round, chance }
    }
    left = totals.reduce((all, total) => all * massOf(totalsAfter(survival, total, round)), 1)
  }
}

/** Sums of shares: after each own turn by total, and for reaching the limit with an own turn. */
type Sums = { readonly passing: Float64Array[]; readonly reached: number[] }

/** The shares of seat `who` over all endings in which another seat loses. */
function* sumsOf(survival: Survival, match: MatchFields, who: number): Generator<void, Sums> {
  const { limit } = survival
  const { seat, totals } = match
  const passing: Float64Array[] = []
  const reached: number[] = []
  for (const ending of endingsOf(survival, match)) {
    const { loser, chance } = ending
    const turn = turnsBefore(seat, ending, seat)
    const sums = (passing[turn] ??= new Float64Array(limit))
    reached[turn] ??= 0
    if (who === loser) continue
    const rivals = totals.flatMap((_, other) => (other === seat || other === loser ? [] : [other]))
    // Each sums to less than 1: only totals below the limit are in it.
    const results = rivals.map((other) =>
      totalsAfter(survival, totals[other]!, turnsBefore(other, ending, seat)),
    )
    const shares =
      who === seat
        ? yield* ownShares(results, limit)
        : yield* otherShares(results, rivals.indexOf(who), limit)
    if (loser === seat) reached[turn] = shares[limit]!
    else for (let total = 0; total < limit; total++) sums[total]! += chance * shares[total]!
    yield
  }
  return { passing, reached }
}

/** The value of each total below the limit right after this turn. */
function* worthBefore(
  { limit, scores }: Survival,
  { passing, reached }: Sums,
): Generator<void, Float64Array> {
  const slices = new Slices()
  let worth = new Float64Array(limit)
  for (let turn = passing.length - 1; turn >= 0; turn--) {
    const before = passing[turn]!.slice()
    const lost = reached[turn + 1] ?? 0
    for (let total = 0; total < limit; total++) {
      for (let score = 0; score < scores.length; score++) {
        const next = total + score
        before[total]! += scores[score]! * (next < limit ? worth[next]! : lost)
      }
      if (slices.isTimeToRest(scores.length)) yield
    }
    worth = before
  }
  return worth
}

/**
 * The outlook in *first-to-lose* with sum scores for any number of players, if every later turn is played for the
 * lowest expected score: a sum over who reaches the limit in which round. Each total then depends only on the
 * player's own turns.
 */
export function assumedFirstToLose(
  match: MatchFields,
  { limit }: FormatOf<'first-to-lose'>,
): Outlook {
  const { setup, seat, totals } = match
  const others = totals.flatMap((_, other) => (other === seat ? [] : [other]))
  const ahead = seatsOfLeast(totals, others)
  return assumedOutlook(match, function* (who) {
    const survival = yield* survivalBy(setup.rules, limit)
    const sums = yield* sumsOf(survival, match, who)
    const below = yield* worthBefore(survival, sums)
    const lost = ahead.includes(who) ? 1 / ahead.length : 0
    return survival.scores.map((_, score): ByScore[number] => below[totals[seat]! + score] ?? lost)
  })
}
