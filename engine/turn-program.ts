import { diceCounts, type DiceCount } from './dice-counts'
import { legalMoves } from './moves'
import { runToEnd } from './run-to-end'
import type { Rules } from './rules'
import { tilesUpTo, type TileSet } from './tile-set'

const FACES = [1, 2, 3, 4, 5, 6] as const

type WeightedThrow = { readonly dice: readonly number[]; readonly weight: number }

/** The distinct throws by number of dice, each with its probability in 36ths as weight. */
export const THROWS: Readonly<Record<DiceCount, readonly WeightedThrow[]>> = {
  1: FACES.map((face) => ({ dice: [face], weight: 6 })),
  2: FACES.flatMap((high) =>
    FACES.slice(0, high).map((low) => ({ dice: [high, low], weight: high === low ? 1 : 2 })),
  ),
}

type ThrowRules = Pick<Rules, 'tiles' | 'moves' | 'oneDie'>

const programs = new Map<string, Uint16Array>()

const keyOf = ({ tiles, moves, oneDie }: ThrowRules): string => `${tiles} ${moves} ${oneDie}`

/**
 * Appends the part of the program for one board and number of dice, grouping throws by their moves.
 */
function writeDice(program: number[], rules: Rules, open: TileSet, count: DiceCount): void {
  const weights = new Map<readonly TileSet[], number>()
  let weightWithoutMove = 0
  for (const { dice, weight } of THROWS[count]) {
    const moves = legalMoves(rules, open, dice)
    if (moves.length === 0) weightWithoutMove += weight
    else weights.set(moves, (weights.get(moves) ?? 0) + weight)
  }
  program.push(weightWithoutMove, weights.size)
  weights.forEach((weight, moves) => {
    program.push(weight, moves.length)
    for (const move of moves) program.push(open & ~move)
  })
}

/** The number of boards written between two pauses: a few milliseconds on a phone. */
const BOARDS_AT_ONCE = 32

/**
 * All that perfect play needs of the rules, as one array read from front to back. For each board: the number
 * of choices of dice; for each choice: the weight of the throws without a move and the number of groups of
 * throws with the same moves; for each group: its weight, the number of moves and the board after each.
 */
function* writeProgramInSteps(rules: Rules): Generator<void, Uint16Array> {
  const program: number[] = []
  const whole = tilesUpTo(rules.tiles)
  for (let open = 1 as TileSet; open <= whole; open++) {
    const counts = diceCounts(rules, open)
    program.push(counts.length)
    for (const count of counts) writeDice(program, rules, open, count)
    if (open % BOARDS_AT_ONCE === 0) yield
  }
  return Uint16Array.from(program)
}

/** Writes the program of these rules unless it exists; the caller may pause in between. */
export function* programInSteps(rules: Rules): Generator<void, Uint16Array> {
  const known = programs.get(keyOf(rules))
  if (known) return known
  const program = yield* writeProgramInSteps(rules)
  programs.set(keyOf(rules), program)
  return program
}

/** The program of these rules, cached: see `writeProgramInSteps` for its content. */
export const programOf = (rules: Rules): Uint16Array =>
  programs.get(keyOf(rules)) ?? runToEnd(programInSteps(rules))
