import { MOST_PLAYERS } from '../rules'
import { Slices } from './slices'

/** The chance of each final result of a seat. They sum to less than 1 if the match may be decided in another way. */
export type Results = Float64Array

/** The chance of a higher result, for each result. */
function chancesAbove(results: Results): Float64Array {
  const above = new Float64Array(results.length)
  for (let at = results.length - 2; at >= 0; at--) above[at] = above[at + 1]! + results[at + 1]!
  return above
}

/** Reused for every share: allocating an array takes longer than the sums. */
const byTies = new Float64Array(MOST_PLAYERS)

/** The share of a seat that ends at `at`, with `tied` others there already, against these others. */
function shareAt(
  others: readonly Results[],
  above: readonly Float64Array[],
  skipped: number,
  at: number,
  tied: number,
): number {
  // The chance that so many of the others tie, and none is lower.
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

/** How often the inner loop of `shareAt` runs. */
const workOf = (others: readonly Results[]) => 1 + (others.length * (others.length + 1)) / 2

/**
 * The share of one more seat against these independent others, by its result: the lowest result wins, and equal ones
 * share.
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
 * The share of one of the others, by the result of the one more seat; the last entry is for a result above all of
 * them.
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
