import type { Rules, Scoring } from './rules'
import { HIGHEST_TILE, highestTile, lowestTile, tilesUpTo, type TileSet } from './tile-set'

const BOARDS = 1 << HIGHEST_TILE

/**
 * The scores of all sets of open tiles, each computed from the score of the set without one tile:
 * `tileOf` picks that tile, `add` adds it to the score of the rest.
 */
function scoreTable(
  tileOf: (open: TileSet) => number,
  add: (rest: number, tile: number) => number,
) {
  const scores = new Float64Array(BOARDS)
  for (let open = 1; open < BOARDS; open++) {
    const tile = tileOf(open as TileSet)
    scores[open] = add(scores[open & ~(1 << (tile - 1))]!, tile)
  }
  return scores
}

const append = (rest: number, tile: number) => rest * (tile >= 10 ? 100 : 10) + tile

const SCORES: Readonly<Record<Scoring, Float64Array>> = {
  sum: scoreTable(lowestTile, (rest, tile) => rest + tile),
  digits: scoreTable(highestTile, append),
  reversed: scoreTable(lowestTile, append),
}

export const sumOf = (open: TileSet): number => SCORES.sum[open]!

/** The score of a turn that ends with these tiles open: an exact integer, 0 for a shut box. */
export const turnScore = (rules: Rules, open: TileSet): number => SCORES[rules.scoring][open]!

/** The highest possible turn score: all tiles are still open. */
export const worstTurnScore = (rules: Pick<Rules, 'tiles' | 'scoring'>): number =>
  SCORES[rules.scoring][tilesUpTo(rules.tiles)]!
