import type { Rules } from './rules'
import { sumOf } from './scoring'
import { highestTile, type TileSet } from './tile-set'

export type DiceCount = 1 | 2

const ONE: readonly DiceCount[] = Object.freeze([1] as const)
const TWO: readonly DiceCount[] = Object.freeze([2] as const)
const ONE_OR_TWO: readonly DiceCount[] = Object.freeze([1, 2] as const)

const areHighTilesShut = (open: TileSet) => highestTile(open) < 7

/** How many dice may be rolled with these tiles open; both numbers where the player chooses. */
export function diceCounts(rules: Rules, open: TileSet): readonly DiceCount[] {
  switch (rules.oneDie) {
    case 'never':
      return TWO
    case 'must-at-six':
      return sumOf(open) <= 6 ? ONE : TWO
    case 'must-after-high':
      return areHighTilesShut(open) ? ONE : TWO
    case 'may-after-high':
      return areHighTilesShut(open) ? ONE_OR_TWO : TWO
  }
}
