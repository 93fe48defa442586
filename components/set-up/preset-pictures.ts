import { tileSet, tilesUpTo, type Rules, type TileSet } from '@/engine'
import { rulesIdOf, type RulesId } from '@/model/rules-id'

/** The open tiles in the picture of each preset. */
const PICTURED_TILES: Readonly<Partial<Record<RulesId, readonly number[]>>> = {
  pub: [2, 5, 6, 8],
  'pub-digits': [1, 4, 7],
  'pub-reversed': [2, 3, 9],
  'pub-hundred': [1, 3, 8, 9],
  sailors: [2, 3, 5, 7],
  hundred: [1, 3, 5],
  stakes: [1, 5, 9],
}

/** The open tiles in the picture of these rules: all, unless the preset has a picture of its own. */
export function picturedTiles(rules: Rules): TileSet {
  const tiles = PICTURED_TILES[rulesIdOf(rules)]
  return tiles ? tileSet(tiles) : tilesUpTo(rules.tiles)
}
