declare const brand: unique symbol

/** An immutable set of tiles: bit n-1 is tile n. */
export type TileSet = number & { readonly [brand]: 'TileSet' }

export const HIGHEST_TILE = 12

export const NO_TILES = 0 as TileSet

const isTile = (tile: number) => Number.isInteger(tile) && tile >= 1 && tile <= HIGHEST_TILE

/** The set of the given tiles; ignores repeats and invalid numbers. */
export function tileSet(tiles: readonly number[]): TileSet {
  let set = 0
  for (const tile of tiles) if (isTile(tile)) set |= 1 << (tile - 1)
  return set as TileSet
}

/** The tiles of a set, ascending. */
export function tilesOf(set: TileSet): number[] {
  const tiles: number[] = []
  for (let tile = 1; tile <= HIGHEST_TILE; tile++) if (hasTile(set, tile)) tiles.push(tile)
  return tiles
}

/** How many tiles a set has. */
export function sizeOf(set: TileSet): number {
  let size = 0
  for (let rest: number = set; rest !== 0; rest &= rest - 1) size++
  return size
}

/** All tiles from 1 to the given one. */
export const tilesUpTo = (tile: number): TileSet => ((1 << tile) - 1) as TileSet

export const hasTile = (set: TileSet, tile: number): boolean => (set & (1 << (tile - 1))) !== 0

/** The tiles of `set` that are not in `others`. */
export const without = (set: TileSet, others: TileSet): TileSet => (set & ~others) as TileSet

export const contains = (set: TileSet, others: TileSet): boolean => (others & ~set) === 0

/** The highest tile of a set, 0 when it is empty. */
export const highestTile = (set: TileSet): number => 32 - Math.clz32(set)

/** The lowest tile of a set, 0 when it is empty. */
export const lowestTile = (set: TileSet): number => highestTile((set & -set) as TileSet)
