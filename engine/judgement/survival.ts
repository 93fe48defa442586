import type { Rules } from '../rules'
import { LruCache } from './lru-cache'
import { scoreChances, scorePlay, turnKey } from './score-play'
import { keptWork, Slices } from './slices'

/** A chance this small is lost when it is added to 1. */
export const NOTHING_LEFT = 1e-18

/** The sum of all chances. */
export const massOf = (chances: Float64Array): number => {
  let sum = 0
  for (let at = 0; at < chances.length; at++) sum += chances[at]!
  return sum
}

/** The chances of each sum below the limit after one more turn. */
function* oneMoreTurn(sums: Float64Array, scores: Float64Array): Generator<void, Float64Array> {
  const limit = sums.length
  const slices = new Slices()
  const next = new Float64Array(limit)
  for (let sum = 0; sum < limit; sum++) {
    const chance = sums[sum]!
    const most = Math.min(scores.length, limit - sum)
    for (let score = 0; score < most; score++) next[sum + score]! += chance * scores[score]!
    if (slices.isTimeToRest(most)) yield
  }
  return next
}

/**
 * How totals grow from turn to turn until they reach a limit, if every turn is played for the lowest expected score.
 * It depends only on the distance from the limit, so that one table serves all totals.
 */
export type Survival = {
  readonly limit: number
  /** The chance of each score of a turn. */
  readonly scores: Float64Array
  /** By number of turns: the chance of each sum of their scores below the limit, until almost no chance is left. */
  readonly sums: readonly Float64Array[]
}

function* workOutInSteps(rules: Rules, limit: number): Generator<void, Survival> {
  const scores = scoreChances(rules, scorePlay(rules).endings)
  const sums: Float64Array[] = [new Float64Array(limit).fill(1, 0, 1)]
  for (let last = sums[0]!; massOf(last) >= NOTHING_LEFT;) {
    last = yield* oneMoreTurn(last, scores)
    sums.push(last)
    yield
  }
  return { limit, scores, sums }
}

const known = new LruCache<() => Generator<void, Survival>>(3)

/** Survival by these rules, cached. */
export const survivalBy = (rules: Rules, limit: number): Generator<void, Survival> =>
  known.of(`${turnKey(rules)} ${limit}`, () => keptWork(() => workOutInSteps(rules, limit)))()

/** The number of turns after which a total that began at 0, or above, is almost certainly not below the limit. */
export const longestOf = ({ sums }: Survival): number => sums.length - 1

/** The chances of each total below the limit after so many turns, from this total on. */
export function totalsAfter({ limit, sums }: Survival, start: number, turns: number) {
  const totals = new Float64Array(limit)
  totals.set(sums[turns]!.subarray(0, limit - start), start)
  return totals
}

/** The chances to reach the limit with that turn, from this total on, by how far it is passed. */
export function reachedWith({ limit, scores, sums }: Survival, start: number, turn: number) {
  const over = new Float64Array(scores.length)
  const before = sums[turn - 1]!
  for (let missing = Math.min(limit - start, scores.length - 1); missing > 0; missing--) {
    const chance = before[limit - start - missing]!
    for (let score = missing; score < scores.length; score++)
      over[score - missing]! += chance * scores[score]!
  }
  return over
}
