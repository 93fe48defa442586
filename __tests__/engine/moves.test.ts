import {
  choosableTiles,
  isMove,
  legalMoves,
  MOVES,
  NO_TILES,
  PRESETS,
  TILE_COUNTS,
  tileSet,
  tilesOf,
  tilesUpTo,
  toggleTile,
  type Moves,
  type Rules,
  type TileCount,
  type TileSet,
} from '../../engine'
import { ALL_THROWS, movesOnPaper, TILES_OF } from '../support/paper-turn'
import { presetRules } from '../support/scripted-match'

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const nineBut = (...shut: number[]) => NINE.filter((tile) => !shut.includes(tile))

const rulesWith = (moves: Moves, tiles: TileCount = 9): Rules => ({
  ...PRESETS[0]!.rules,
  moves,
  tiles,
})

const movesOf = (moves: Moves, open: readonly number[], dice: readonly number[]) =>
  legalMoves(rulesWith(moves), tileSet(open), dice).map(tilesOf)

/** The same sets, in whatever order. */
const sorted = (sets: readonly (readonly number[])[]) => sets.map((set) => set.join('+')).sort()

describe('the examples of the printed rules', () => {
  test.each<[Moves, string, number[], number[], number[][]]>([
    ['any-sum', 'all open', NINE, [3, 5], [[8], [1, 7], [2, 6], [3, 5], [1, 2, 5], [1, 3, 4]]],
    ['any-sum', 'all open', NINE, [2, 3], [[5], [2, 3], [1, 4]]],
    ['any-sum', '1, 5 and 9 open', [1, 5, 9], [1, 3], []],
    ['any-sum', '1, 5 and 9 open', [1, 5, 9], [2, 2], []],
    ['dice-or-sum', 'all open', NINE, [3, 4], [[3, 4], [7]]],
    ['dice-or-sum', '3 shut', nineBut(3), [3, 4], [[4], [7]]],
    ['dice-or-sum', '4 shut', nineBut(4), [3, 4], [[3], [7]]],
    ['dice-or-sum', '7 shut', nineBut(7), [3, 4], [[3, 4]]],
    ['dice-or-sum', '3 and 7 shut', nineBut(3, 7), [3, 4], [[4]]],
    ['dice-or-sum', '3, 4 and 7 shut', nineBut(3, 4, 7), [3, 4], []],
    ['dice-or-sum', 'all open', NINE, [5, 5], [[5]]],
    ['dice-or-sum', '5 shut', nineBut(5), [5, 5], []],
    ['dice-or-sum', '5 and 9 shut', nineBut(5, 9), [5, 4], [[4]]],
    ['dice-or-sum', 'all open', NINE, [2, 2], [[2], [4]]],
    ['dice-or-sum', 'ten tiles open', [...NINE, 10], [5, 5], [[5], [10]]],
    ['dice-or-sum', 'all open', NINE, [6], [[6]]],
    ['die-or-sum', 'all open', NINE, [2, 3], [[2, 3], [5], [2], [3]]],
    ['die-or-sum', '2 shut', nineBut(2), [2, 3], [[3], [5]]],
    ['die-or-sum', 'all open', NINE, [3, 3], [[3], [6]]],
    ['die-or-sum', 'all open', NINE, [4], [[4]]],
    ['any-sum', 'all open', NINE, [4], [[4], [1, 3]]],
  ])('%s, %s: %j with %j shuts %j', (moves, _, open, dice, expected) => {
    expect(sorted(movesOf(moves, open, dice))).toEqual(sorted(expected))
  })

  test('a pair of single tiles that only adds up to the dice is no move of die-or-sum', () => {
    expect(movesOf('die-or-sum', NINE, [2, 3])).not.toContainEqual([1, 4])
  })
})

describe.each(MOVES)('%s', (moves) => {
  test.each(TILE_COUNTS)('agrees with trying every set of tiles on every board of %i', (tiles) => {
    const rules = rulesWith(moves, tiles)
    for (let open = 0; open < 2 ** tiles; open++)
      for (const dice of ALL_THROWS) {
        const found = [...legalMoves(rules, open as TileSet, dice)].sort((a, b) => a - b)
        const expected = movesOnPaper(moves, open, dice)
        if (found.join() !== expected.join())
          throw new Error(`Board ${open}, dice ${dice}: ${found} instead of ${expected}`)
      }
  })

  test('does not look at the order of the dice', () => {
    for (const [first, second] of ALL_THROWS.filter((dice) => dice.length === 2))
      expect(movesOf(moves, NINE, [first!, second!])).toEqual(
        movesOf(moves, NINE, [second!, first!]),
      )
  })

  test.each([[[]], [[0]], [[7]], [[2.5]], [[NaN]], [[3, 0]], [[3, 7]], [[3, 1.5]], [[1, 2, 3]]])(
    'has no move for %j, which is no throw',
    (dice) => {
      expect(movesOf(moves, NINE, dice)).toEqual([])
    },
  )

  test('hands out lists that cannot be changed', () => {
    const found = legalMoves(rulesWith(moves), tileSet(NINE), [1, 2])
    expect(Object.isFrozen(found)).toBe(true)
    expect(legalMoves(rulesWith(moves), tileSet(NINE), [1, 2])).toEqual(found)
  })
})

test.each<[TileCount, number, number, number]>([
  [9, 5_621, 1_581, 7_104],
  [10, 11_253, 2_935, 15_232],
  [12, 45_045, 10_845, 66_048],
])('any-sum on %i tiles: %i boards and sums, %i without a move, %i moves', (tiles, ...pinned) => {
  const rules = rulesWith('any-sum', tiles)
  const counts = [0, 0, 0] as [number, number, number]
  for (let open = 1; open < 2 ** tiles; open++)
    for (let sum = 2; sum <= 12; sum++) {
      const first = Math.min(sum - 1, 6)
      const moves = legalMoves(rules, open as TileSet, [first, sum - first])
      counts[0]++
      if (moves.length === 0) counts[1]++
      counts[2] += moves.length
    }
  expect(counts).toEqual(pinned)
})

const eight = legalMoves(presetRules('channel'), tilesUpTo(9), [3, 5])

test.each([
  [[], [1, 2, 3, 4, 5, 6, 7, 8]],
  [[1], [2, 3, 4, 5, 7]],
  [[3], [1, 4, 5]],
  [[1, 2], [5]],
  [[8], []],
  [[1, 6], []],
])('with 8 thrown and %j chosen, %j may be chosen next', (chosen, choosable) => {
  expect(tilesOf(choosableTiles(eight, tileSet(chosen)))).toEqual(choosable)
})

test('a tile may be chosen next exactly when some move has it and all that is chosen', () => {
  const rules = presetRules('sailors')
  for (const dice of ALL_THROWS) {
    const moves = legalMoves(rules, tilesUpTo(9), dice)
    for (let chosen = 0; chosen < 512; chosen++) {
      const holding = moves.filter((move) => (move & chosen) === chosen).flatMap(tilesOf)
      const expected = TILES_OF[511]!.filter(
        (tile) => holding.includes(tile) && !((chosen >> (tile - 1)) & 1),
      )
      const found = tilesOf(choosableTiles(moves, chosen as TileSet))
      if (found.join() !== expected.join())
        throw new Error(`Dice ${dice}, chosen ${chosen}: ${found}`)
    }
  }
})

test.each([
  [[], false],
  [[8], true],
  [[1, 7], true],
  [[1, 3], false],
  [[1, 3, 4], true],
])('with 8 thrown, %j being a move is %s', (chosen, expected) => {
  expect(isMove(eight, tileSet(chosen))).toBe(expected)
})

describe('a tap', () => {
  const tapped = (chosen: number[], tile: number) =>
    tilesOf(toggleTile(eight, tileSet(chosen), tile))

  test('chooses a tile that leads to a move', () => {
    expect(tapped([1], 7)).toEqual([1, 7])
  })

  test('puts a chosen tile back', () => {
    expect(tapped([1, 7], 1)).toEqual([7])
  })

  test('changes nothing on a tile that leads nowhere', () => {
    expect(tapped([1], 6)).toEqual([1])
    expect(tapped([], 9)).toEqual([])
  })

  test('can reach every move, tile by tile, in either direction', () => {
    for (const move of eight)
      for (const order of [tilesOf(move), tilesOf(move).reverse()]) {
        const reached = order.reduce<TileSet>(
          (chosen, tile) => toggleTile(eight, chosen, tile),
          NO_TILES,
        )
        expect(reached).toBe(move)
      }
  })
})
