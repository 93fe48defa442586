/** What is left when so little is left is less than a number beside 1 can hold. */
export const NOTHING_LEFT = 1e-18

/** How a total goes on from turn to turn until it reaches the limit. */
export type Survival = {
  /** By the number of turns: the chances of every total below the limit. */
  readonly below: readonly Float64Array[]
  /** By the number of turns: the chances to reach the limit with that turn, by how far it is passed. */
  readonly reached: readonly Float64Array[]
}

/** The sum of all chances. */
export const massOf = (chances: Float64Array): number => chances.reduce((sum, one) => sum + one, 0)

/** How a total of `start` goes on for so many turns of these scores. */
export function survivalFrom(
  start: number,
  limit: number,
  scores: Float64Array,
  turns: number,
): Survival {
  const below = [new Float64Array(limit)]
  const reached = [new Float64Array(scores.length)]
  if (start < limit) below[0]![start] = 1
  else reached[0]![start - limit] = 1
  while (below.length <= turns) {
    const next = new Float64Array(limit)
    const over = new Float64Array(scores.length)
    below[below.length - 1]!.forEach((chance, total) => {
      if (chance === 0) return
      for (let score = 0; score < scores.length; score++) {
        const sum = total + score
        if (sum < limit) next[sum]! += chance * scores[score]!
        else over[sum - limit]! += chance * scores[score]!
      }
    })
    below.push(next)
    reached.push(over)
  }
  return { below, reached }
}

/** After how many turns next to nobody is below the limit who began at 0, and so nobody else. */
export function longestSurvival(limit: number, scores: Float64Array): number {
  let alive = new Float64Array(limit)
  alive[0] = 1
  for (let turns = 0; ; turns++) {
    if (massOf(alive) < NOTHING_LEFT) return turns
    const next = new Float64Array(limit)
    for (let total = 0; total < limit; total++)
      for (let score = 0; score < scores.length && total + score < limit; score++)
        next[total + score]! += alive[total]! * scores[score]!
    alive = next
  }
}

/**
 * What a total is worth in the end, by turns from now and total, if `reached` says what it is worth to
 * reach the limit with the next turn, and `passing` what is added after each turn without reaching it.
 */
export function worthBefore(
  turns: number,
  limit: number,
  scores: Float64Array,
  reached: (turn: number, over: number) => number,
  passing: (turn: number, total: number) => number,
): Float64Array {
  let worth = new Float64Array(limit)
  for (let turn = turns; turn >= 0; turn--) {
    const before = new Float64Array(limit)
    for (let total = 0; total < limit; total++) {
      let sum = passing(turn, total)
      for (let score = 0; score < scores.length; score++) {
        const next = total + score
        sum += scores[score]! * (next < limit ? worth[next]! : reached(turn + 1, next - limit))
      }
      before[total] = sum
    }
    worth = before
  }
  return worth
}
