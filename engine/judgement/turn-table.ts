import { diceCounts, type DiceCount } from '../dice-counts'
import { legalMoves } from '../moves'
import type { Rules } from '../rules'
import { turnScore, worstTurnScore } from '../scoring'
import { tilesUpTo, type TileSet } from '../tile-set'
import { THROWS } from '../turn-program'
import { turnValues } from '../turn-values'

/** What every board of a turn is worth, by TileSet. */
export type TurnTable = {
  /** If the turn ends with it. */
  readonly ended: Float64Array
  /** If it is thrown at. */
  readonly thrown: Float64Array
  /** If a throw has led to it: the better of the two where one may stop. */
  readonly reached: Float64Array
}

/** The table of a turn that is played for this utility, in the order of `turnValues`. */
export function turnTable(rules: Rules, utility: (finalOpen: TileSet) => number): TurnTable {
  const ended = new Float64Array(1 << rules.tiles)
  const thrown = turnValues(rules, (open) => (ended[open] = utility(open)))
  const reached = rules.mayStop
    ? thrown.map((value, open) => Math.max(value, ended[open]!))
    : thrown
  return { ended, thrown, reached }
}

/** The value of these dice at this board: of the best move, or of the end where there is none. */
export function valueAfterThrow(
  rules: Rules,
  table: TurnTable,
  open: TileSet,
  dice: readonly number[],
): number {
  const moves = legalMoves(rules, open, dice)
  if (moves.length === 0) return table.ended[open]!
  let best = -Infinity
  for (const move of moves) best = Math.max(best, table.reached[open & ~move]!)
  return best
}

/** The value of throwing so many dice at this board: the mean over all throws. */
export function valueOfThrowing(
  rules: Rules,
  table: TurnTable,
  open: TileSet,
  count: DiceCount,
): number {
  if (diceCounts(rules, open).length === 1) return table.thrown[open]!
  let sum = 0
  for (const { dice, weight } of THROWS[count])
    sum += weight * valueAfterThrow(rules, table, open, dice)
  return sum / 36
}

/** The value of a whole turn, if its end is worth this by its score. */
export function turnValueByScore(rules: Rules, worth: (score: number) => number): number {
  const byScore = Float64Array.from({ length: worstTurnScore(rules) + 1 }, (_, score) =>
    worth(score),
  )
  return turnValues(rules, (open) => byScore[turnScore(rules, open)]!)[tilesUpTo(rules.tiles)]!
}
