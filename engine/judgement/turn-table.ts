import { diceCounts, type DiceCount } from '../dice-counts'
import { legalMoves } from '../moves'
import type { Rules } from '../rules'
import { turnScore, worstTurnScore } from '../scoring'
import { tilesUpTo, type TileSet } from '../tile-set'
import { THROWS } from '../turn-program'
import { turnValues } from '../turn-values'

/** The values of the boards of a turn, by TileSet. */
export type TurnTable = {
  /** If the turn ends with this board. */
  readonly ended: Float64Array
  /** Before a throw at this board. */
  readonly thrown: Float64Array
  /** After a move to this board: the better of the two if the player may stop. */
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

/** The mean value of throwing so many dice at this board. */
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

/** The value of a whole turn, if the value of its end depends on its score alone. */
export function turnValueByScore(rules: Rules, worth: (score: number) => number): number {
  const byScore = Float64Array.from({ length: worstTurnScore(rules) + 1 }, (_, score) =>
    worth(score),
  )
  return turnValues(rules, (open) => byScore[turnScore(rules, open)]!)[tilesUpTo(rules.tiles)]!
}
