import type { Moves, Rules } from './rules'
import { sumOf } from './scoring'
import {
  contains,
  hasTile,
  HIGHEST_TILE,
  NO_TILES,
  tileSet,
  tilesOf,
  type TileSet,
} from './tile-set'

/**
 * The moves of one throw. `candidates` are the sets that can be a move on some board, `usedTiles`
 * the union of their tiles; `byBoard` caches the legal moves by the open tiles, of which only those
 * in `usedTiles` matter.
 */
type ThrowMoves = {
  readonly candidates: readonly TileSet[]
  readonly usedTiles: TileSet
  readonly byBoard: (readonly TileSet[] | undefined)[]
}

const BOARDS = 1 << HIGHEST_TILE
const NO_MOVES: readonly TileSet[] = Object.freeze([])

const SETS_BY_SUM = setsBySum()

function setsBySum() {
  const sets = Array.from({ length: HIGHEST_TILE + 1 }, (): TileSet[] => [])
  for (let set = 1 as TileSet; set < BOARDS; set++) sets[sumOf(set)]?.push(set)
  return sets.map((sameSum) => sameSum.sort(fewestTilesFirst))
}

function fewestTilesFirst(a: TileSet, b: TileSet): number {
  const [as, bs] = [tilesOf(a), tilesOf(b)]
  return as.length - bs.length || as[0]! - bs[0]! || a - b
}

/** The tile of each die, both tiles together, and the tile of the sum, without repeats. */
const setsByDie = (first: number, second: number): TileSet[] =>
  [[first], [second], [first + second], [first, second]]
    .map(tileSet)
    .filter((set, index, sets) => set !== NO_TILES && sets.indexOf(set) === index)
    .sort(fewestTilesFirst)

/**
 * A cache key: throws with the same key have the same moves. `second` is 0 for a throw of one die.
 */
function throwKey(moves: Moves, first: number, second: number): number {
  if (moves === 'any-sum') return first + second
  return first < second ? second * 7 + first : first * 7 + second
}

const THROW_MOVES: Readonly<Record<Moves, (ThrowMoves | undefined)[]>> = {
  'any-sum': [],
  'dice-or-sum': [],
  'die-or-sum': [],
}

function throwMoves(moves: Moves, first: number, second: number): ThrowMoves {
  const candidates = moves === 'any-sum' ? SETS_BY_SUM[first + second]! : setsByDie(first, second)
  const usedTiles = candidates.reduce((all, set) => (all | set) as TileSet, NO_TILES)
  // Full length from the start: V8 turns an array with large gaps into a slow dictionary.
  return { candidates, usedTiles, byBoard: new Array<undefined>(usedTiles + 1).fill(undefined) }
}

function findMoves(moves: Moves, candidates: readonly TileSet[], open: TileSet) {
  const shuttable = candidates.filter((set) => contains(open, set))
  if (moves !== 'dice-or-sum') return shuttable
  // With both dice's tiles open, the pair is the move and neither tile alone is one.
  return shuttable.filter((set) => !shuttable.some((more) => more !== set && contains(more, set)))
}

const MOVE_LISTS = new Map<string, readonly TileSet[]>()

/** Returns the same array for the same moves, so that `turnValues` can group throws by identity. */
function sharedList(moves: readonly TileSet[]): readonly TileSet[] {
  const key = moves.join()
  const known = MOVE_LISTS.get(key)
  if (known) return known
  MOVE_LISTS.set(key, Object.freeze(moves))
  return moves
}

/**
 * Whether this is a face of a die. The integer check comes first, since other values may not be comparable.
 */
export const isFace = (face: number) => Number.isInteger(face) && face >= 1 && face <= 6

/** Every set of open tiles that may be shut with these dice, each once; empty for invalid dice. */
export function legalMoves(
  rules: Pick<Rules, 'moves'>,
  open: TileSet,
  dice: readonly number[],
): readonly TileSet[] {
  const first = dice[0]!
  const isOneDie = dice.length === 1
  const second = isOneDie ? 0 : dice[1]!
  if (dice.length > 2 || !isFace(first) || !(isOneDie || isFace(second))) return NO_MOVES
  const cache = THROW_MOVES[rules.moves]
  const key = throwKey(rules.moves, first, second)
  const { candidates, usedTiles, byBoard } = (cache[key] ??= throwMoves(rules.moves, first, second))
  const board = (open & usedTiles) as TileSet
  return (byBoard[board] ??= sharedList(findMoves(rules.moves, candidates, board)))
}

/** The tiles that may be chosen next: those that form part of a legal move with the chosen ones. */
export function choosableTiles(moves: readonly TileSet[], chosen: TileSet): TileSet {
  let tiles: number = NO_TILES
  for (const move of moves) if (contains(move, chosen)) tiles |= move
  return (tiles & ~chosen) as TileSet
}

/** Whether the chosen tiles are a complete legal move. */
export const isMove = (moves: readonly TileSet[], chosen: TileSet): boolean =>
  moves.includes(chosen)

/** The chosen tiles after a tap: removes a chosen tile, adds a choosable one, ignores any other. */
export function toggleTile(moves: readonly TileSet[], chosen: TileSet, tile: number): TileSet {
  const bit = 1 << (tile - 1)
  const isTappable = hasTile(chosen, tile) || hasTile(choosableTiles(moves, chosen), tile)
  return (isTappable ? chosen ^ bit : chosen) as TileSet
}
