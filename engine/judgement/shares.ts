import { MOST_PLAYERS } from '../rules'
import { Slices } from './slices'

/**
 * The results that a seat may end with, by number, each with its chance. All chances together are less
 * than 1 where the match may have been decided otherwise.
 */
export type Results = Float64Array

/** The chance of being above each result. */
function chancesAbove(results: Results): Float64Array {
  const above = new Float64Array(results.length)
  for (let at = results.length - 2; at >= 0; at--) above[at] = above[at + 1]! + results[at + 1]!
  return above
}

/** Used again for every share: an array each would cost more than the sums. */
const byTies = new Float64Array(MOST_PLAYERS)

/** The share of one who ends at `at` with `tied` others there already, against these. */
function shareAt(
  others: readonly Results[],
  above: readonly Float64Array[],
  skipped: number,
  at: number,
  tied: number,
): number {
  // By how many of the others tie: their chances, while nobody is lower.
  let most = 0
  byTies[0] = 1
  for (let other = 0; other < others.length; other++) {
    if (other === skipped) continue
    const [here, higher] = [others[other]![at]!, above[other]![at]!]
    byTies[++most] = 0
    for (let ties = most; ties > 0; ties--)
      byTies[ties] = byTies[ties]! * higher + byTies[ties - 1]! * here
    byTies[0] *= higher
  }
  let share = 0
  for (let ties = 0; ties <= most; ties++) share += byTies[ties]! / (1 + tied + ties)
  return share
}

/** How often `shareAt` goes round. */
const workOf = (others: readonly Results[]) => 1 + (others.length * (others.length + 1)) / 2

/**
 * Where the lowest result wins and equal ones share: by every result of one more seat, its own share
 * against these independent others. In slices.
 */
export function* ownShares(
  others: readonly Results[],
  length: number,
): Generator<void, Float64Array> {
  const slices = new Slices()
  const above = others.map(chancesAbove)
  const shares = new Float64Array(length)
  for (let at = 0; at < length; at++) {
    shares[at] = shareAt(others, above, -1, at, 0)
    if (slices.isTimeToRest(workOf(others))) yield
  }
  return shares
}

/**
 * The same for the share of one of the others: by every result of the one more seat, and last for a result
 * above all of them.
 */
export function* otherShares(
  others: readonly Results[],
  other: number,
  length: number,
): Generator<void, Float64Array> {
  const slices = new Slices()
  const above = others.map(chancesAbove)
  const shares = new Float64Array(length + 1)
  let lower = 0
  for (let at = 0; at < length; at++) {
    const here = others[other]![at]!
    shares[at] = lower
    if (here === 0) continue
    shares[at]! += here * shareAt(others, above, other, at, 1)
    lower += here * shareAt(others, above, other, at, 0)
    if (slices.isTimeToRest(2 * workOf(others))) yield
  }
  shares[length] = lower
  return shares
}
