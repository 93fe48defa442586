import type { MatchFields } from '../match'
import type { FormatOf, Rules } from '../rules'
import { assumedOutlook, type ByScore } from './assumed'
import type { Outlook } from './outlook'
import { LruCache } from './lru-cache'
import { scoreChances, scorePlay, turnKey } from './score-play'
import { otherShares, ownShares, type Results } from './shares'
import { keptWork, Slices } from './slices'

/** The chances of the sum of two scores. */
function* addInSteps(some: Float64Array, more: Float64Array): Generator<void, Float64Array> {
  const slices = new Slices()
  const sum = new Float64Array(some.length + more.length - 1)
  for (let score = 0; score < some.length; score++) {
    for (let other = 0; other < more.length; other++)
      sum[score + other]! += some[score]! * more[other]!
    if (slices.isTimeToRest(more.length)) yield
  }
  return sum
}

/** By number of turns, the chance of each total, without shuts that win; each entry builds on the one before. */
type TotalsOfTurn = (() => Generator<void, Float64Array>)[]

const known = new LruCache<TotalsOfTurn>(8)

/** The chance of each total, by the number of turns. */
function* totalsOfTurns(
  rules: Rules,
  turns: number,
  shutWins: boolean,
): Generator<void, readonly Float64Array[]> {
  const one = scoreChances(rules, scorePlay(rules).endings)
  if (shutWins) one[0] = 0
  const works = known.of(`${turnKey(rules)} ${shutWins}`, () => [])
  const totals: Float64Array[] = [Float64Array.of(1)]
  for (let turn = 0; turn < turns; turn++) {
    const before = totals[turn]!
    const work = (works[turn] ??= keptWork(() => addInSteps(before, one)))
    totals.push(yield* work())
    yield
  }
  return totals
}

/** The chance of each seat to shut the box first, from the next turn on. */
function firstToShut(match: MatchFields, rounds: number, chance: number): number[] {
  const chances = match.totals.map(() => 0)
  let stillOpen = 1
  for (let round = match.round; round <= rounds; round++)
    for (let seat = round === match.round ? match.seat + 1 : 0; seat < chances.length; seat++) {
      chances[seat]! += stillOpen * chance
      stillOpen *= 1 - chance
    }
  return chances
}

/**
 * The outlook in *rounds* with sum scores for any number of players, if every later turn is played for the lowest
 * expected score. Exact under that assumption: each total then depends only on the player's own turns.
 */
export function assumedRounds(match: MatchFields, format: FormatOf<'rounds'>): Outlook {
  const { setup, seat, round, totals } = match
  const { rules } = setup
  const { rounds, shutWins } = format
  const turnsOf = (other: number) => rounds - round + (other > seat ? 1 : 0)
  const least = Math.min(...totals)
  const rivals = totals.flatMap((_, other) => (other === seat ? [] : [other]))
  const allOf = keptWork(function* () {
    const ofTurns = yield* totalsOfTurns(rules, rounds - round + 1, shutWins)
    const longest = ofTurns[rounds - round + 1]!
    const length = Math.max(...totals) - least + longest.length + ofTurns[1]!.length
    const others = rivals.map((other): Results => {
      const results = new Float64Array(length)
      results.set(ofTurns[turnsOf(other)]!, totals[other]! - least)
      return results
    })
    const shutChance = shutWins ? scorePlay(rules).endings[0]! : 0
    const shutBy = firstToShut(match, rounds, shutChance)
    return { own: ofTurns[turnsOf(seat)]!, scores: ofTurns[1]!.length, length, others, shutBy }
  })
  return assumedOutlook(match, function* (who) {
    const { own, scores, length, others, shutBy } = yield* allOf()
    const shares =
      who === seat
        ? yield* ownShares(others, length)
        : yield* otherShares(others, rivals.indexOf(who), length)
    const slices = new Slices()
    const worth: ByScore = new Float64Array(scores).fill(shutBy[who]!)
    for (let score = 0; score < scores; score++) {
      const start = totals[seat]! - least + score
      for (let total = 0; total < own.length; total++)
        worth[score]! += own[total]! * shares[start + total]!
      if (slices.isTimeToRest(own.length)) yield
    }
    if (shutWins) worth[0] = who === seat ? 1 : 0
    return worth
  })
}
