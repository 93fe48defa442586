import { contains, hasTile, NO_TILES, type TileSet } from './tile-set'

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
