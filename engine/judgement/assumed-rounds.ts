import type { MatchFields } from '../match'
import type { FormatOf, Rules } from '../rules'
import { turnScore } from '../scoring'
import { NO_TILES, type TileSet } from '../tile-set'
import { NOTHING_TO_FILL, onceByScore, type Outlook } from './outlook'
import { Recent } from './recent'
import { scoreChances, scorePlay, turnKey } from './score-play'
import { otherShares, ownShares, type Results } from './shares'

/** The chances of a sum of two scores. */
function added(some: Float64Array, more: Float64Array): Float64Array {
  const sum = new Float64Array(some.length + more.length - 1)
  for (let score = 0; score < some.length; score++)
    for (let other = 0; other < more.length; other++)
      sum[score + other]! += some[score]! * more[other]!
  return sum
}

const known = new Recent<Float64Array[]>(8)

/** The chances of every total by the number of turns; without those where a shut has won. */
function totalsOfTurns(rules: Rules, turns: number, shutWins: boolean): readonly Float64Array[] {
  const totals = known.of(`${turnKey(rules)} ${shutWins}`, () => {
    const one = scoreChances(rules, scorePlay(rules).endings)
    if (shutWins) one[0] = 0
    return [Float64Array.of(1), one]
  })
  while (totals.length <= turns) totals.push(added(totals[totals.length - 1]!, totals[1]!))
  return totals
}

/** The chance of each seat to be the first to shut the box, from the turn after this on. */
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
 * The outlook in *rounds* with sum scores for any number of players, if every later turn is played for
 * the lowest expected score: exact, because then nobody's total depends on anybody else's.
 */
export function assumedRounds(match: MatchFields, format: FormatOf<'rounds'>): Outlook {
  const { setup, seat, round, totals } = match
  const { rules } = setup
  const { rounds, shutWins } = format
  const ofTurns = totalsOfTurns(rules, rounds - round + 1, shutWins)
  const turnsOf = (other: number) => rounds - round + (other > seat ? 1 : 0)
  const least = Math.min(...totals)
  const length =
    Math.max(...totals) - least + ofTurns[rounds - round + 1]!.length + ofTurns[1]!.length
  const resultsOf = (other: number): Results => {
    const results = new Float64Array(length)
    results.set(ofTurns[turnsOf(other)]!, totals[other]! - least)
    return results
  }
  const others = totals.flatMap((_, other) => (other === seat ? [] : [resultsOf(other)]))
  const own = ofTurns[turnsOf(seat)]!
  const shutChance = shutWins ? scorePlay(rules).endings[0]! : 0
  const shutBy = firstToShut(match, rounds, shutChance)
  /** What these shares by final total are worth at the end of this turn. */
  const worth = (shares: Float64Array, open: TileSet) => {
    const start = totals[seat]! - least + turnScore(rules, open)
    let sum = 0
    for (let total = 0; total < own.length; total++) sum += own[total]! * shares[start + total]!
    return sum
  }
  const isOver = (open: TileSet) => shutWins && open === NO_TILES
  const mine = ownShares(others, length)
  let theirs: readonly Float64Array[] | undefined
  const utility = onceByScore(rules, (open) =>
    isOver(open) ? 1 : shutBy[seat]! + worth(mine, open),
  )
  return {
    ...NOTHING_TO_FILL,
    aim: 'win-assumed',
    utility,
    prospects: onceByScore(rules, (open) => {
      const shares = (theirs ??= otherShares(others, length))
      return totals.map((_, other) => {
        if (other === seat) return utility(open)
        if (isOver(open)) return 0
        return shutBy[other]! + worth(shares[other < seat ? other : other - 1]!, open)
      })
    }),
  }
}
