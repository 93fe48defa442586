import { tilesOf, tilesUpTo, turnScore, turnValues, type Moves, type Rules } from '../../engine'
import { bestMs, consumed, msOf } from './measure'
import { naiveTurnValues } from './naive/turn-values'
import type { Budget, Scenario } from './scenario'

const BUDGETS: Readonly<Record<9 | 12, Budget>> = {
  9: { node: 0.2, hermes: 2.5 },
  12: { node: 2, hermes: 22 },
}

/** The most work of the four one-die rules: on low boards both dice counts must be tried. */
const ONE_DIE = 'may-after-high'

/** Perfect play for the lowest expected score, in a new process: no tables are cached yet. */
export const turnValuesOf =
  (tiles: 9 | 12, moves: Moves): Scenario =>
  () => {
    const rules: Rules = {
      tiles,
      moves,
      oneDie: ONE_DIE,
      mayStop: false,
      scoring: 'sum',
      format: { kind: 'rounds', rounds: 1, shutWins: false },
    }
    const whole = tilesUpTo(tiles)
    const solve = () => {
      consumed.total += turnValues(rules, (open) => -turnScore(rules, open))[whole]!
    }
    const solveNaively = () => {
      consumed.total += naiveTurnValues(rules, tilesOf(whole), (open) => -turnScore(rules, open))
    }
    const repeat = (work: () => void) => (times: number) => {
      for (let left = times; left > 0; left--) work()
      return times
    }
    const first = msOf(solve)
    const name = `turnValues, ${tiles} tiles, ${moves}, ${ONE_DIE}`
    return [
      {
        name,
        unit: 'ms',
        value: bestMs(repeat(solve)),
        // Measured once: it takes seconds.
        naive: msOf(solveNaively),
        budget: BUDGETS[tiles],
      },
      { name: `${name}, the first call`, unit: 'ms', value: first },
    ]
  }
