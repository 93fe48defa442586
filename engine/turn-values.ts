import type { Rules } from './rules'
import type { TileSet } from './tile-set'
import { programOf } from './turn-program'

/**
 * The expected utility with perfect play of every board before a throw, indexed by TileSet; for the shut box,
 * at index 0, its own utility. Boards are computed in ascending order: every move leads to a lower TileSet,
 * whose value is known by then.
 */
export function turnValues(rules: Rules, utility: (finalOpen: TileSet) => number): Float64Array {
  const program = programOf(rules)
  const boards = 1 << rules.tiles
  const values = new Float64Array(boards)
  // The value of a board after a move: where stopping is allowed, the better of stopping and
  // rolling.
  const valuesAfterMove = rules.mayStop ? new Float64Array(boards) : values
  values[0] = valuesAfterMove[0] = utility(0 as TileSet)
  let at = 0
  for (let open = 1; open < boards; open++) {
    const utilityNow = utility(open as TileSet)
    let best = -Infinity
    for (let choices = program[at++]!; choices > 0; choices--) {
      let sum = program[at++]! * utilityNow
      for (let groups = program[at++]!; groups > 0; groups--) {
        const weight = program[at++]!
        let movesLeft = program[at++]!
        let bestMove = valuesAfterMove[program[at++]!]!
        while (--movesLeft > 0) {
          const move = valuesAfterMove[program[at++]!]!
          if (move > bestMove) bestMove = move
        }
        sum += weight * bestMove
      }
      if (sum > best) best = sum
    }
    values[open] = best / 36
    if (rules.mayStop) valuesAfterMove[open] = utilityNow > best / 36 ? utilityNow : best / 36
  }
  return values
}
