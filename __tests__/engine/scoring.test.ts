import {
  PRESETS,
  SCORINGS,
  TILE_COUNTS,
  tileSet,
  turnScore,
  type Rules,
  type Scoring,
  type TileCount,
  type TileSet,
} from '../../engine'
import { scoreOnPaper } from '../support/paper-turn'

const rulesWith = (scoring: Scoring, tiles: TileCount = 12): Rules => ({
  ...PRESETS[0]!.rules,
  scoring,
  tiles,
})

test.each<[Scoring, number[], number]>([
  ['sum', [1, 5, 9], 15],
  ['sum', [1, 2, 3, 4, 5, 6, 7, 8, 9], 45],
  ['sum', [10, 11, 12], 33],
  ['sum', [], 0],
  ['digits', [1, 4, 7], 147],
  ['digits', [1, 3, 5], 135],
  ['digits', [2, 8], 28],
  ['digits', [2, 8, 9], 289],
  ['digits', [1, 4, 12], 1_412],
  ['digits', [9, 10], 910],
  ['digits', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 123_456_789_101_112],
  ['digits', [], 0],
  ['reversed', [2, 3, 9], 932],
  ['reversed', [1, 4, 12], 1_241],
  ['reversed', [1, 10], 101],
  ['reversed', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 121_110_987_654_321],
  ['reversed', [], 0],
])('%s of %j is %d', (scoring, open, score) => {
  expect(turnScore(rulesWith(scoring), tileSet(open))).toBe(score)
})

describe.each(SCORINGS)('%s', (scoring) => {
  test.each(TILE_COUNTS)(
    'of every board of %i tiles reads as it does on paper, exactly',
    (tiles) => {
      const rules = rulesWith(scoring, tiles)
      for (let open = 0; open < 2 ** tiles; open++) {
        const score = turnScore(rules, open as TileSet)
        if (score !== scoreOnPaper(scoring, open) || !Number.isSafeInteger(score))
          throw new Error(`Board ${open} scores ${score}`)
      }
    },
  )
})
