import {
  legalMoves,
  tileSet,
  tilesOf,
  tilesUpTo,
  turnScore,
  type Moves,
  type Rules,
  type TileCount,
  type TileSet,
} from '@/engine'

/** A throw at the full box with some of its moves, and the flaps left at the end of a turn with their score. */
export type Example = {
  readonly dice: readonly number[]
  readonly moves: readonly { readonly tiles: readonly number[]; readonly open: TileSet }[]
  readonly left: readonly number[]
  readonly score: number
}

const DICE: Readonly<Record<Moves, readonly number[]>> = {
  'any-sum': [3, 5],
  'dice-or-sum': [3, 4],
  'die-or-sum': [2, 3],
}
/** The flaps left at the end of the example, one with two digits where the box has such flaps. */
const LEFT: Readonly<Record<TileCount, readonly number[]>> = {
  9: [1, 4, 7],
  10: [1, 4, 10],
  12: [1, 4, 12],
}
/** The maximum number of moves shown. `die-or-sum` has four: each die, both, and the sum. */
const MOST_MOVES: Readonly<Record<Moves, number>> = {
  'any-sum': 3,
  'dice-or-sum': 3,
  'die-or-sum': 4,
}

/** Picks one move for each number of flaps, fewest first, then others up to `most`. */
function pickMoves(
  moves: readonly (readonly number[])[],
  most: number,
): readonly (readonly number[])[] {
  const sorted = [...moves].sort((a, b) => a.length - b.length || b[0]! - a[0]!)
  const isFirst = (move: readonly number[], index: number) =>
    sorted.findIndex(({ length }) => length === move.length) === index
  const firsts = sorted.filter(isFirst)
  const rest = sorted.filter((move) => !firsts.includes(move))
  return [...firsts, ...rest].slice(0, most).sort((a, b) => a.length - b.length)
}

/** The flaps left at the end of the example, and their score. */
export function exampleLeft(rules: Rules): Pick<Example, 'left' | 'score'> {
  const left = LEFT[rules.tiles]
  return { left, score: turnScore(rules, tileSet(left)) }
}

export function exampleOf(rules: Rules): Example {
  const full = tilesUpTo(rules.tiles)
  const dice = DICE[rules.moves]
  const moves = pickMoves(legalMoves(rules, full, dice).map(tilesOf), MOST_MOVES[rules.moves])
  return {
    dice,
    moves: moves.map((tiles) => ({
      tiles,
      open: tileSet(tilesOf(full).filter((tile) => !tiles.includes(tile))),
    })),
    ...exampleLeft(rules),
  }
}
