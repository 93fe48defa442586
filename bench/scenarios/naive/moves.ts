import type { Moves } from '../../../engine'

const sum = (tiles: readonly number[]) => tiles.reduce((total, tile) => total + tile, 0)

function subsets(tiles: readonly number[]): number[][] {
  const [first, ...rest] = tiles
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]])
}

/** The moves by the simplest algorithm: try every set of open tiles. */
export function naiveMoves(
  moves: Moves,
  open: readonly number[],
  dice: readonly number[],
): number[][] {
  const total = sum(dice)
  if (moves === 'any-sum') return subsets(open).filter((set) => sum(set) === total)
  const faces = open.filter((tile) => dice.includes(tile))
  const byDie = subsets(faces).filter((set) => set.length > 0)
  const allowed =
    moves === 'die-or-sum' ? byDie : byDie.filter((set) => set.length === faces.length)
  const isSumNew = open.includes(total) && !dice.includes(total)
  return isSumNew ? [...allowed, [total]] : allowed
}
