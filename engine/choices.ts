import { contains, hasTile, NO_TILES, type TileSet } from './tile-set'

/** The tiles that may be chosen next: those that lead, with the ones chosen, towards some move. */
export function choosableTiles(moves: readonly TileSet[], chosen: TileSet): TileSet {
  let tiles: number = NO_TILES
  for (const move of moves) if (contains(move, chosen)) tiles |= move
  return (tiles & ~chosen) as TileSet
}

/** Whether the chosen tiles are a move as they stand. */
export const isMove = (moves: readonly TileSet[], chosen: TileSet): boolean =>
  moves.includes(chosen)

/** The choice after a tap: a chosen tile goes back, a choosable one joins, any other changes nothing. */
export function toggleTile(moves: readonly TileSet[], chosen: TileSet, tile: number): TileSet {
  const bit = 1 << (tile - 1)
  const isTappable = hasTile(chosen, tile) || hasTile(choosableTiles(moves, chosen), tile)
  return (isTappable ? chosen ^ bit : chosen) as TileSet
}
