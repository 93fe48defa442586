/**
 * A turn as one plays it with wooden tiles and a sheet of paper: moves, dice and scores worked out from
 * the words of the rules by trying every set of tiles. Slow, obvious, and nothing taken from the engine.
 */
import type { Moves, OneDieRule, Scoring } from '../../engine'

const BOARDS = 4096

/** The tiles of every board, ascending: bit n-1 of the board is tile n. */
export const TILES_OF: readonly (readonly number[])[] = Array.from({ length: BOARDS }, (_, board) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((tile) => Math.floor(board / 2 ** (tile - 1)) % 2),
)

export const boardOf = (tiles: readonly number[]): number =>
  tiles.reduce((board, tile) => board + 2 ** (tile - 1), 0)

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

export const SUM_OF: readonly number[] = TILES_OF.map(total)

const FACES = [1, 2, 3, 4, 5, 6]
export const ONE_DIE_THROWS: readonly (readonly number[])[] = FACES.map((face) => [face])
export const TWO_DICE_THROWS: readonly (readonly number[])[] = FACES.flatMap((first) =>
  FACES.map((second) => [first, second]),
)
export const ALL_THROWS = [...ONE_DIE_THROWS, ...TWO_DICE_THROWS]

function isMove(moves: Moves, open: number, shut: number, dice: readonly number[]): boolean {
  const pips = dice[0]! + (dice[1] ?? 0)
  if (moves === 'any-sum') return SUM_OF[shut] === pips
  const tiles = TILES_OF[shut]!
  const isTheTile = (tile: number) => tiles.length === 1 && tiles[0] === tile
  if (isTheTile(pips)) return true
  if (dice.length === 1) return false
  const [first, second] = dice as [number, number]
  if (first === second) return isTheTile(first)
  if (tiles.length === 2 && tiles.includes(first) && tiles.includes(second)) return true
  if (!isTheTile(first) && !isTheTile(second)) return false
  const areBothOpen = TILES_OF[open]!.includes(first) && TILES_OF[open]!.includes(second)
  return moves === 'die-or-sum' || !areBothOpen
}

/** Every set of open tiles the throw may shut, in ascending order of their numbers as bit sets. */
export function movesOnPaper(moves: Moves, open: number, dice: readonly number[]): number[] {
  const found: number[] = []
  for (let shut = open; shut > 0; shut = (shut - 1) & open)
    if (isMove(moves, open, shut, dice)) found.push(shut)
  return found.reverse()
}

export function diceOnPaper(oneDie: OneDieRule, open: number): (1 | 2)[] {
  const isHighShut = TILES_OF[open]!.every((tile) => tile <= 6)
  if (oneDie === 'must-at-six' && SUM_OF[open]! <= 6) return [1]
  if (oneDie === 'must-after-high' && isHighShut) return [1]
  if (oneDie === 'may-after-high' && isHighShut) return [1, 2]
  return [2]
}

export const throwsOnPaper = (oneDie: OneDieRule, open: number): (readonly number[])[] =>
  diceOnPaper(oneDie, open).flatMap((count) => (count === 1 ? ONE_DIE_THROWS : TWO_DICE_THROWS))

export function scoreOnPaper(scoring: Scoring, open: number): number {
  const tiles = TILES_OF[open]!
  if (scoring === 'sum') return total(tiles)
  const read = scoring === 'digits' ? tiles : [...tiles].reverse()
  return Number(`0${read.join('')}`)
}
