import {
  diceCounts,
  ONE_DIE_RULES,
  PRESETS,
  TILE_COUNTS,
  tileSet,
  type OneDieRule,
  type Rules,
  type TileCount,
  type TileSet,
} from '../../engine'
import { diceOnPaper } from '../support/paper-turn'

const rulesWith = (oneDie: OneDieRule, tiles: TileCount = 9): Rules => ({
  ...PRESETS[0]!.rules,
  oneDie,
  tiles,
})

describe.each(ONE_DIE_RULES)('%s', (oneDie) => {
  test.each(TILE_COUNTS)('is kept on every board of %i tiles', (tiles) => {
    const rules = rulesWith(oneDie, tiles)
    for (let open = 1; open < 2 ** tiles; open++) {
      const found = diceCounts(rules, open as TileSet)
      const expected = diceOnPaper(oneDie, open)
      if (found.join() !== expected.join())
        throw new Error(`Board ${open}: ${found} dice instead of ${expected}`)
    }
  })
})

test.each<[OneDieRule, number[], number[]]>([
  ['never', [1], [2]],
  ['must-at-six', [1, 2, 3], [1]],
  ['must-at-six', [6], [1]],
  ['must-at-six', [1, 4], [1]],
  ['must-at-six', [1, 6], [2]],
  ['must-at-six', [7], [2]],
  ['must-after-high', [1, 2, 3, 4, 5, 6], [1]],
  ['must-after-high', [7], [2]],
  ['must-after-high', [1, 9], [2]],
  ['must-after-high', [1, 10], [2]],
  ['must-after-high', [1, 12], [2]],
  ['may-after-high', [1, 2, 3, 4, 5, 6], [1, 2]],
  ['may-after-high', [6, 8], [2]],
])('%s with %j open: %j', (oneDie, open, counts) => {
  expect(diceCounts(rulesWith(oneDie, 12), tileSet(open))).toEqual(counts)
})
