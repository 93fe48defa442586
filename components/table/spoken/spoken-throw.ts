import { NO_TILES, sumOf, tilesOf, without, type TileSet } from '@/engine'
import type { TableView } from '@/model/table-view'
import { sentences, type Speaking } from './speaking'

/** Above this number, the moves are only counted. */
const MOST_WAYS = 5
/** The number of moves that a short text lists. */
const SHORT_WAYS = 3

/** The flaps of a move, highest first. */
const downwards = (move: TileSet): readonly number[] => tilesOf(move).toReversed()

/** A throw that lies on the felt, with what can be shut: as sets, not as flaps that could be in one. */
export function landedText(
  { dice, moves }: TableView,
  { words, spoken, isFull }: Speaking,
): string {
  const thrown = spoken.dice(dice)
  if (moves.length > MOST_WAYS) return spoken.landedMany(thrown, moves.length)
  const ways = moves.map((move) => words.list(downwards(move)))
  if (ways.length === 1) return spoken.landedOnly(thrown, ways[0]!)
  return spoken.landed(thrown, isFull ? ways : ways.slice(0, SHORT_WAYS))
}

/** The flaps that the chosen ones lack, for each move that contains them. */
const waysOn = ({ moves, chosen }: Pick<TableView, 'moves' | 'chosen'>): readonly TileSet[] =>
  moves.filter((move) => without(chosen, move) === NO_TILES).map((move) => without(move, chosen))

/** The sum that the chosen flaps lack; undefined where the possible moves differ. */
export function toGo(view: Pick<TableView, 'moves' | 'chosen'>): number | undefined {
  const sums = new Set(waysOn(view).map(sumOf))
  return sums.size === 1 ? [...sums][0] : undefined
}

/** The text after flaps were chosen or put back: the sum, and what is missing. */
export function chosenText(before: TileSet, view: TableView, { spoken, isFull }: Speaking): string {
  const { chosen, isChosenMove } = view
  const added = tilesOf(without(chosen, before))
  const removed = tilesOf(without(before, chosen))
  const missing = toGo(view)
  const putBack = added.length === 0 && removed.length > 0 ? spoken.putBack(removed[0]!) : undefined
  if (isChosenMove) return sentences(putBack, spoken.ready(tilesOf(chosen)))
  if (putBack) return sentences(putBack, missing !== undefined && spoken.toGo(missing))
  const ways = waysOn(view)
  const told = spoken.chosen(added.at(-1)!, missing ?? sumOf(ways[0]!))
  return isFull ? spoken.chosenWith(told, ways.map(downwards)) : `${told}.`
}
