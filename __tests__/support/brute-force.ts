/**
 * Perfect play by trying everything, written from the rules alone: nothing here uses the engine's judgement.
 * A turn is a game of its own in which the player maximises the value of its end.
 */
import type { Rules } from '../../engine'
import { movesAt } from './paper-play'
import { diceOnPaper, ONE_DIE_THROWS, scoreOnPaper, TILES_OF, TWO_DICE_THROWS } from './paper-turn'

/** A value for every seat. */
export type Worth = readonly number[]

/** Two sums of the same numbers may differ by this much. */
const ROUNDING = 1e-12

type Weighted = { readonly dice: readonly number[]; readonly weight: number }

const ONE: readonly Weighted[] = ONE_DIE_THROWS.map((dice) => ({ dice, weight: 1 / 6 }))
const TWO: readonly Weighted[] = TWO_DICE_THROWS.filter(([a, b]) => a! >= b!).map((dice) => ({
  dice,
  weight: (dice[0] === dice[1] ? 1 : 2) / 36,
}))

type Option = { readonly worth: Worth; readonly score: number }

/** The order in which equal moves are taken: fewest tiles, then the lowest tile, then the lower number. */
function fewestFirst(a: number, b: number): number {
  const [as, bs] = [TILES_OF[a]!, TILES_OF[b]!]
  return as.length - bs.length || as[0]! - bs[0]! || a - b
}

/** What a turn is worth to everybody, if `seat` plays it for itself; equals go by the lower score. */
export class BruteTurn {
  private readonly thrown = new Map<number, Option>()

  constructor(
    private readonly rules: Rules,
    private readonly seat: number,
    private readonly end: (finalBoard: number) => Worth,
  ) {}

  ended(open: number): Option {
    return { worth: this.end(open), score: scoreOnPaper(this.rules.scoring, open) }
  }

  private best(options: readonly Option[]): Option {
    return options.reduce((best, option) => {
      const gain = option.worth[this.seat]! - best.worth[this.seat]!
      const slack = ROUNDING * Math.max(1, Math.abs(best.worth[this.seat]!))
      if (gain > slack) return option
      return gain >= -slack && option.score < best.score - ROUNDING * best.score ? option : best
    })
  }

  /** A board that a throw has led to. */
  reached(open: number): Option {
    if (open === 0) return this.ended(0)
    return this.rules.mayStop
      ? this.best([this.toThrow(open), this.ended(open)])
      : this.toThrow(open)
  }

  afterThrow(open: number, dice: readonly number[]): Option {
    const moves = movesAt(this.rules, open, dice)
    if (moves.length === 0) return this.ended(open)
    return this.best([...moves].sort(fewestFirst).map((move) => this.reached(open - move)))
  }

  withDice(open: number, count: 1 | 2): Option {
    const worth = this.end(open).map(() => 0)
    let score = 0
    for (const { dice, weight } of count === 1 ? ONE : TWO) {
      const option = this.afterThrow(open, dice)
      option.worth.forEach((value, seat) => (worth[seat]! += weight * value))
      score += weight * option.score
    }
    return { worth, score }
  }

  toThrow(open: number): Option {
    const known = this.thrown.get(open)
    if (known) return known
    const value = this.best(
      diceOnPaper(this.rules.oneDie, open).map((count) => this.withDice(open, count)),
    )
    this.thrown.set(open, value)
    return value
  }
}

/** What a whole turn is worth to everybody. */
export const bruteTurn = (rules: Rules, seat: number, end: (finalBoard: number) => Worth): Worth =>
  new BruteTurn(rules, seat, end).toThrow(2 ** rules.tiles - 1).worth

/** Memoises a value by its key. */
export function remembered<T>(work: (...key: number[]) => T): (...key: number[]) => T {
  const known = new Map<string, T>()
  return (...key) => {
    const name = key.join()
    if (!known.has(name)) known.set(name, work(...key))
    return known.get(name)!
  }
}
