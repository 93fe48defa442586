import type { Rules, Scoring } from './rules'
import { HIGHEST_TILE, highestTile, lowestTile, tilesUpTo, type TileSet } from './tile-set'

const BOARDS = 1 << HIGHEST_TILE

/** Makes the table of a score that is known once the score of the board without one tile is. */
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

/** What a turn that ends on this board scores: an exact integer, 0 for a shut box. */
export const turnScore = (rules: Rules, open: TileSet): number => SCORES[rules.scoring][open]!

/** The score of a turn that shuts nothing: no turn scores more. */
export const worstTurnScore = (rules: Pick<Rules, 'tiles' | 'scoring'>): number =>
  SCORES[rules.scoring][tilesUpTo(rules.tiles)]!
