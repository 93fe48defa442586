import { diceCounts, type DiceCount } from '../dice-counts'
import { legalMoves } from '../moves'
import type { Rules } from '../rules'
import { NO_TILES, without, type TileSet } from '../tile-set'
import { THROWS } from '../turn-program'
import type { Choice } from './evaluation'
import { isBetter } from './same-value'
import { valueOfThrowing, type TurnTable } from './turn-table'
import type { Deciding } from './valued-choices'

/** How many of the 36 throws at this board have a move; with one die each face counts six. */
const throwsWithMove = (rules: Rules, open: TileSet, count: DiceCount): number =>
  THROWS[count].reduce(
    (sum, { dice, weight }) => sum + (legalMoves(rules, open, dice).length > 0 ? weight : 0),
    0,
  )

/** The better number of dice at this board; of equal ones the better by `tieBreak`. */
function bestCount(rules: Rules, open: TileSet, table: TurnTable, tieBreak: TurnTable): DiceCount {
  const [first, ...others] = diceCounts(rules, open)
  const valuesOf = (count: DiceCount) =>
    [table, tieBreak].map((values) => valueOfThrowing(rules, values, open, count))
  return others.reduce((best, count) => {
    const [[value, tie], [bestValue, bestTie]] = [valuesOf(count), valuesOf(best)]
    return isBetter(value!, bestValue!, tie!, bestTie!) ? count : best
  }, first!)
}

/** How many of the 36 throws after this choice have a move, with the better number of dice; undefined without one. */
export function playableThrows(
  { open, setup: { rules } }: Deciding,
  choice: Choice,
  table: TurnTable,
  tieBreak: TurnTable,
): number | undefined {
  const goesOnFrom = (board: TileSet) =>
    throwsWithMove(rules, board, bestCount(rules, board, table, tieBreak))
  switch (choice.type) {
    case 'announce':
      return goesOnFrom(open)
    case 'throw':
      return throwsWithMove(rules, open, choice.dice)
    case 'shut': {
      const left = without(open, choice.tiles)
      return left === NO_TILES ? undefined : goesOnFrom(left)
    }
    case 'stop':
      return undefined
  }
}
