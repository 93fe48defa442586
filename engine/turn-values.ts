import { diceCounts, type DiceCount } from './dice-counts'
import { legalMoves } from './moves'
import type { Rules } from './rules'
import { tilesUpTo, type TileSet } from './tile-set'

const FACES = [1, 2, 3, 4, 5, 6] as const

type WeightedThrow = { readonly dice: readonly number[]; readonly weight: number }

/** The different throws of so many dice, each with how often it comes in 36. */
const THROWS: Readonly<Record<DiceCount, readonly WeightedThrow[]>> = {
  1: FACES.map((face) => ({ dice: [face], weight: 6 })),
  2: FACES.flatMap((high) =>
    FACES.slice(0, high).map((low) => ({ dice: [high, low], weight: high === low ? 1 : 2 })),
  ),
}

type ThrowRules = Pick<Rules, 'tiles' | 'moves' | 'oneDie'>

const programs = new Map<string, Uint16Array>()

/** The ways to move on from one board with so many dice, throws with the same moves put together. */
function writeDice(program: number[], rules: Rules, open: TileSet, count: DiceCount): void {
  const weights = new Map<readonly TileSet[], number>()
  let stuck = 0
  for (const { dice, weight } of THROWS[count]) {
    const moves = legalMoves(rules, open, dice)
    if (moves.length === 0) stuck += weight
    else weights.set(moves, (weights.get(moves) ?? 0) + weight)
  }
  program.push(stuck, weights.size)
  weights.forEach((together, moves) => {
    program.push(together, moves.length)
    for (const move of moves) program.push(open & ~move)
  })
}

/**
 * Everything `turnValues` needs to know of the rules, as one run of numbers read from front to back:
 * for each board how many choices of dice; for each choice the throws without a move, how many groups
 * of throws have the same moves, and for each group its throws and the boards they lead to.
 */
function writeProgram(rules: Rules): Uint16Array {
  const program: number[] = []
  const whole = tilesUpTo(rules.tiles)
  for (let open = 1 as TileSet; open <= whole; open++) {
    const counts = diceCounts(rules, open)
    program.push(counts.length)
    for (const count of counts) writeDice(program, rules, open, count)
  }
  return Uint16Array.from(program)
}

function programOf(rules: Rules): Uint16Array {
  const { tiles, moves, oneDie }: ThrowRules = rules
  const key = `${tiles} ${moves} ${oneDie}`
  const known = programs.get(key)
  if (known) return known
  const program = writeProgram(rules)
  programs.set(key, program)
  return program
}

/**
 * The best expected utility of every board about to be thrown at, by TileSet; of a shut box, its own.
 * Boards are taken in ascending order: a move always leads to a lower number, whose value is known.
 */
export function turnValues(rules: Rules, utility: (finalOpen: TileSet) => number): Float64Array {
  const program = programOf(rules)
  const boards = 1 << rules.tiles
  const values = new Float64Array(boards)
  // What a board is worth once reached: with stopping allowed, the player may keep it as it is.
  const worths = rules.mayStop ? new Float64Array(boards) : values
  values[0] = worths[0] = utility(0 as TileSet)
  let at = 0
  for (let open = 1; open < boards; open++) {
    const kept = utility(open as TileSet)
    let best = -Infinity
    for (let choices = program[at++]!; choices > 0; choices--) {
      let sum = program[at++]! * kept
      for (let groups = program[at++]!; groups > 0; groups--) {
        const weight = program[at++]!
        let left = program[at++]!
        let reached = worths[program[at++]!]!
        while (--left > 0) {
          const other = worths[program[at++]!]!
          if (other > reached) reached = other
        }
        sum += weight * reached
      }
      if (sum > best) best = sum
    }
    values[open] = best / 36
    if (rules.mayStop) worths[open] = kept > best / 36 ? kept : best / 36
  }
  return values
}
