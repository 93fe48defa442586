import type { Moves, Rules } from './rules'
import { sumOf } from './scoring'
import { contains, HIGHEST_TILE, NO_TILES, tileSet, tilesOf, type TileSet } from './tile-set'

/**
 * The moves of one throw: all there can be, the tiles they are made of, and those of each board once it
 * has been asked for. Boards which differ only in other tiles are one, and share their list.
 */
type ThrowMoves = {
  readonly candidates: readonly TileSet[]
  readonly reach: TileSet
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

/** Each die on its own, both together, and their sum; a single die is all of these at once. */
const setsByDie = (first: number, second: number): TileSet[] =>
  [[first], [second], [first + second], [first, second]]
    .map(tileSet)
    .filter((set, index, sets) => set !== NO_TILES && sets.indexOf(set) === index)
    .sort(fewestTilesFirst)

/** Throws of one key have the same moves. A second face of 0 is a die that was not thrown. */
function throwKey(moves: Moves, first: number, second: number): number {
  if (moves === 'any-sum') return first + second
  return first < second ? second * 7 + first : first * 7 + second
}

const TABLES: Readonly<Record<Moves, (ThrowMoves | undefined)[]>> = {
  'any-sum': [],
  'dice-or-sum': [],
  'die-or-sum': [],
}

function throwMoves(moves: Moves, first: number, second: number): ThrowMoves {
  const candidates = moves === 'any-sum' ? SETS_BY_SUM[first + second]! : setsByDie(first, second)
  const reach = candidates.reduce((all, set) => (all | set) as TileSet, NO_TILES)
  // At its full length from the start: an array that grows by leaps becomes a slow dictionary.
  return { candidates, reach, byBoard: new Array<undefined>(reach + 1).fill(undefined) }
}

function findMoves(moves: Moves, candidates: readonly TileSet[], open: TileSet) {
  const shuttable = candidates.filter((set) => contains(open, set))
  if (moves !== 'dice-or-sum') return shuttable
  // Both dice's tiles are one move there: neither alone, while both are open.
  return shuttable.filter((set) => !shuttable.some((more) => more !== set && contains(more, set)))
}

const LISTS = new Map<string, readonly TileSet[]>()

/** The one list of just these moves: throws which leave the same choice can be told by it. */
function shared(moves: readonly TileSet[]): readonly TileSet[] {
  const key = moves.join()
  const known = LISTS.get(key)
  if (known) return known
  LISTS.set(key, Object.freeze(moves))
  return moves
}

const isFace = (face: number) => face >= 1 && face <= 6 && Number.isInteger(face)

/** Every set of open tiles that this throw may shut, each once; none for dice that are no throw. */
export function legalMoves(
  rules: Pick<Rules, 'moves'>,
  open: TileSet,
  dice: readonly number[],
): readonly TileSet[] {
  const first = dice[0]!
  const isOneDie = dice.length === 1
  const second = isOneDie ? 0 : dice[1]!
  if (dice.length > 2 || !isFace(first) || !(isOneDie || isFace(second))) return NO_MOVES
  const table = TABLES[rules.moves]
  const key = throwKey(rules.moves, first, second)
  const { candidates, reach, byBoard } = (table[key] ??= throwMoves(rules.moves, first, second))
  const board = (open & reach) as TileSet
  return (byBoard[board] ??= shared(findMoves(rules.moves, candidates, board)))
}
