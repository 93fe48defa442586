import type { MatchFields } from '../match'
import type { FormatOf } from '../rules'
import { turnScore } from '../scoring'
import { seatsOfLeast } from '../standings'
import { resultOf } from '../result-of'
import type { TileSet } from '../tile-set'
import { NOTHING_TO_FILL, type Outlook } from './outlook'
import { scoreChances, scorePlay } from './score-play'
import { otherShares, ownShares, type Results } from './shares'
import {
  longestSurvival,
  massOf,
  NOTHING_LEFT,
  survivalFrom,
  worthBefore,
  type Survival,
} from './survival'

/** One of the ways a match may end: this seat reaches the limit in that round from now. */
type Ending = {
  readonly loser: number
  readonly chance: number
  /** The other seats but the one on turn, and their totals then; less than 1 each, as they are below. */
  readonly rivals: readonly number[]
  /** The share of the seat on turn, by its total. */
  readonly own: () => Float64Array
  /** The share of each rival, by the total of the seat on turn; the last stands for the limit reached. */
  readonly shares: () => readonly Float64Array[]
  /** How many turns the seat on turn has had by then. */
  readonly ownTurns: number
}

/** Worked out when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The turns that a seat has had when `loser` plays in that round, after the turn of `seat` now. */
const turnsBefore = (other: number, loser: number, round: number, seat: number) =>
  round + (other > seat ? 1 : 0) - (other > loser ? 1 : 0)

/** Every way the match may end after this turn, in slices; where the loser is the seat on turn, given that. */
function* endingsOf(
  match: MatchFields,
  limit: number,
  scores: Float64Array,
): Generator<void, readonly Ending[]> {
  const { seat, totals } = match
  const turns = longestSurvival(limit, scores) + 1
  yield
  const fates: Survival[] = []
  for (const total of totals) {
    fates.push(survivalFrom(total, limit, scores, turns))
    yield
  }
  const below = (other: number, turn: number): Results => fates[other]!.below[turn]!
  const endings: Ending[] = []
  for (let round = 0, left = 1; left > NOTHING_LEFT; round++) {
    for (let loser = round === 0 ? seat + 1 : 0; loser < totals.length; loser++) {
      const rivals = totals.flatMap((_, other) =>
        other === seat || other === loser ? [] : [other],
      )
      const results = rivals.map((other) => below(other, turnsBefore(other, loser, round, seat)))
      const turn = turnsBefore(loser, loser, round, seat)
      const chance = loser === seat ? 1 : massOf(fates[loser]!.reached[turn]!)
      const ownTurns = turnsBefore(seat, loser, round, seat)
      const own = once(() => ownShares(results, limit))
      const shares = once(() => otherShares(results, limit))
      endings.push({ loser, chance, rivals, own, shares, ownTurns })
    }
    left = totals.reduce(
      (all, _, other) => (other === seat ? all : all * massOf(below(other, round))),
      1,
    )
  }
  return endings
}

/** Sums of shares: after each own turn by total, and for reaching the limit with an own turn. */
type Sums = { readonly passing: Float64Array[]; readonly reached: number[] }

function sharesOf(endings: readonly Ending[], who: number, seat: number, limit: number): Sums {
  const turns = endings[endings.length - 1]!.ownTurns + 1
  const passing = Array.from({ length: turns + 1 }, () => new Float64Array(limit))
  const reached = new Array<number>(turns + 2).fill(0)
  for (const { loser, chance, rivals, own, shares, ownTurns } of endings) {
    if (who === loser) continue
    if (loser === seat) reached[ownTurns] = shares()[rivals.indexOf(who)]![limit]!
    else {
      const byTotal = who === seat ? own() : shares()[rivals.indexOf(who)]!
      const sums = passing[ownTurns]!
      for (let total = 0; total < limit; total++) sums[total]! += chance * byTotal[total]!
    }
  }
  return { passing, reached }
}

/**
 * The outlook in *first-to-lose* with sum scores for any number of players, if every later turn is played
 * for the lowest expected score: a sum over who reaches the limit in which round, where the totals of
 * all others depend on nothing but their own turns.
 */
export function assumedFirstToLose(
  match: MatchFields,
  { limit }: FormatOf<'first-to-lose'>,
): Outlook {
  const { setup, seat, totals } = match
  const { rules } = setup
  const scores = scoreChances(rules, scorePlay(rules).endings)
  let endings: readonly Ending[] | undefined
  const knownEndings = () => (endings ??= resultOf(endingsOf(match, limit, scores)))
  const others = totals.flatMap((_, other) => (other === seat ? [] : [other]))
  const ahead = seatsOfLeast(totals, others)
  const worths: ((total: number) => number)[] = []
  const worthOf = (who: number) => {
    const { passing, reached } = sharesOf(knownEndings(), who, seat, limit)
    const below = worthBefore(
      passing.length - 1,
      limit,
      scores,
      (turn) => reached[turn]!,
      (turn, total) => passing[turn]![total]!,
    )
    const lost = ahead.includes(who) ? 1 / ahead.length : 0
    return (total: number) => (total < limit ? below[total]! : lost)
  }
  const worth = (who: number, open: TileSet) =>
    (worths[who] ??= worthOf(who))(totals[seat]! + turnScore(rules, open))
  return {
    ...NOTHING_TO_FILL,
    *fill() {
      endings ??= yield* endingsOf(match, limit, scores)
      for (const { own } of endings) {
        own()
        yield
      }
    },
    *fillProspects() {
      for (const { shares } of knownEndings()) {
        shares()
        yield
      }
    },
    aim: 'win-assumed',
    utility: (open) => worth(seat, open),
    prospects: (open) => totals.map((_, who) => worth(who, open)),
  }
}
