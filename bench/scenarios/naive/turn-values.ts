import { diceCounts, tileSet, type DiceCount, type Rules, type TileSet } from '../../../engine'
import { naiveMoves } from './moves'

const FACES = [1, 2, 3, 4, 5, 6]
const THROWS: Record<DiceCount, number[][]> = {
  1: FACES.map((face) => [face]),
  2: FACES.flatMap((first) => FACES.map((second) => [first, second])),
}

/** The value of perfect play by recursion over boards, memoised by their tiles. */
export function naiveTurnValues(
  rules: Rules,
  open: readonly number[],
  utility: (finalOpen: TileSet) => number,
  known = new Map<string, number>(),
): number {
  const key = open.join()
  const value = known.get(key)
  if (value !== undefined) return value
  const kept = utility(tileSet(open))
  const choices = diceCounts(rules, tileSet(open)).map((count) => {
    const values = THROWS[count].map((dice) => {
      const after = naiveMoves(rules.moves, open, dice).map((move) =>
        naiveTurnValues(
          rules,
          open.filter((tile) => !move.includes(tile)),
          utility,
          known,
        ),
      )
      return after.length === 0 ? kept : Math.max(...after)
    })
    return values.reduce((total, each) => total + each, 0) / values.length
  })
  const best = open.length === 0 ? kept : Math.max(...choices)
  known.set(key, best)
  return best
}
