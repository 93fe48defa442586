import type { Rules } from '../rules'
import { tilesUpTo, type TileSet } from '../tile-set'
import { programOf } from '../turn-program'
import { isBetter, ROUNDING } from './same-value'
import type { TurnTable } from './turn-table'

/**
 * A way to play a turn. For each board before a throw, the entries from `first[board]` up to `first[board + 1]` hold
 * the next boards with their chances; a board marked `ENDS` ends the turn.
 */
export type Plan = {
  readonly first: Uint32Array
  readonly next: Uint16Array
  readonly chance: Float64Array
}

const ENDS = 1 << 12

/** The rounding error to allow between equal values of this table. */
const roundingOf = ({ ended }: TurnTable): number =>
  ROUNDING * ended.reduce((most, value) => Math.max(most, Math.abs(value)), 1)

/** `ENDS` for each board on which a player who has reached it stops. */
function stopsOf(rules: Rules, table: TurnTable, tieBreak: TurnTable): Uint16Array {
  const { ended, thrown } = table
  if (!rules.mayStop) return new Uint16Array(ended.length)
  return Uint16Array.from(ended, (value, open) =>
    open > 0 && isBetter(value, thrown[open]!, tieBreak.ended[open]!, tieBreak.thrown[open]!)
      ? ENDS
      : 0,
  )
}

/** An empty plan that is large enough: a group of throws takes at least three numbers of the program, its board two. */
function emptyPlan(rules: Rules): Plan {
  const { length } = programOf(rules)
  return {
    first: new Uint32Array((1 << rules.tiles) + 1),
    next: new Uint16Array(length / 2),
    chance: new Float64Array(length / 2),
  }
}

/**
 * The plan of perfect play for a table. Of choices with the same value it takes the best by `tieBreak`, then the first
 * in the order of `legalMoves` and `diceCounts`.
 */
export function bestPlan(
  rules: Rules,
  table: TurnTable,
  tieBreak: TurnTable,
  into: Plan = emptyPlan(rules),
): Plan {
  const program = programOf(rules)
  const boards = 1 << rules.tiles
  const { ended, reached } = table
  const [tieEnded, tieReached] = [tieBreak.ended, tieBreak.reached]
  const [rounding, tieRounding] = [roundingOf(table), roundingOf(tieBreak)]
  const stops = stopsOf(rules, table, tieBreak)
  const { first, next, chance } = into
  let at = 0
  for (let open = 1, from = 0; open < boards; open++) {
    let [best, bestTie, to] = [-Infinity, -Infinity, from]
    for (let counts = program[at++]!; counts > 0; counts--) {
      // Written behind the best so far, and moved to its place if better.
      const start = to
      let entry = start
      const without = program[at++]!
      next[entry] = open | ENDS
      chance[entry++] = without / 36
      let sum = without * ended[open]!
      let tie = without * tieEnded[open]!
      for (let groups = program[at++]!; groups > 0; groups--) {
        const weight = program[at++]!
        let moves = program[at++]!
        let board = program[at++]!
        let value = reached[board]!
        while (--moves > 0) {
          const other = program[at++]!
          const gain = reached[other]! - value
          const tieGain = tieReached[other]! - tieReached[board]!
          if (gain < -rounding || (gain <= rounding && tieGain <= tieRounding)) continue
          board = other
          value = reached[other]!
        }
        next[entry] = board | stops[board]!
        chance[entry++] = weight / 36
        sum += weight * value
        tie += weight * tieReached[board]!
      }
      if (!isBetter(sum / 36, best / 36, tie, bestTie)) continue
      ;[best, bestTie] = [sum, tie]
      next.copyWithin(from, start, entry)
      chance.copyWithin(from, start, entry)
      to = from + entry - start
    }
    first[open + 1] = from = to
  }
  return into
}

/** Reused for plans that are not kept: allocating one takes longer than filling it. */
const scratch = new Map<number, Plan>()

/** The chance of each final board of a whole turn, by perfect play for a table. */
export function bestEndings(rules: Rules, table: TurnTable, tieBreak: TurnTable): Float64Array {
  const { length } = programOf(rules)
  const into = scratch.get(length) ?? emptyPlan(rules)
  scratch.set(length, into)
  return endingsFrom(bestPlan(rules, table, tieBreak, into), tilesUpTo(rules.tiles))
}

/** The chance of each final board of a turn that goes on from this board. */
export function endingsFrom({ first, next, chance }: Plan, from: TileSet): Float64Array {
  const boards = first.length - 1
  const endings = new Float64Array(boards)
  const reached = new Float64Array(boards)
  reached[from] = 1
  for (let open: number = from; open > 0; open--) {
    const here = reached[open]!
    if (here === 0) continue
    for (let entry = first[open]!; entry < first[open + 1]!; entry++) {
      const board = next[entry]!
      if (board & ENDS) endings[board & ~ENDS]! += here * chance[entry]!
      else reached[board]! += here * chance[entry]!
    }
  }
  endings[0] = reached[0]!
  return endings
}
