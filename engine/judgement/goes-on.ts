import { diceCounts, type DiceCount } from '../dice-counts'
import { legalMoves } from '../moves'
import type { Rules } from '../rules'
import { NO_TILES, without, type TileSet } from '../tile-set'
import { THROWS } from '../turn-program'
import type { Choice } from './evaluation'
import type { Deciding } from './valued-choices'

/** Of the 36 throws of so many dice at this board, how many have a move; a face of one die counts six. */
const throwsWithMove = (rules: Rules, open: TileSet, count: DiceCount): number =>
  THROWS[count].reduce(
    (sum, { dice, weight }) => sum + (legalMoves(rules, open, dice).length > 0 ? weight : 0),
    0,
  )

/** The same with the number of dice that has more of them, where the player chooses. */
const goesOnFrom = (rules: Rules, open: TileSet): number =>
  Math.max(...diceCounts(rules, open).map((count) => throwsWithMove(rules, open, count)))

/** Of the 36 throws after this choice, how many have a move; undefined where none follows. */
export function goesOnAfter(
  { open, setup: { rules } }: Deciding,
  choice: Choice,
): number | undefined {
  switch (choice.type) {
    case 'announce':
      return goesOnFrom(rules, open)
    case 'throw':
      return throwsWithMove(rules, open, choice.dice)
    case 'shut': {
      const left = without(open, choice.tiles)
      return left === NO_TILES ? undefined : goesOnFrom(rules, left)
    }
    case 'stop':
      return undefined
  }
}
