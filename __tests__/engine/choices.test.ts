import {
  choosableTiles,
  isMove,
  legalMoves,
  NO_TILES,
  tileSet,
  tilesOf,
  tilesUpTo,
  toggleTile,
  type TileSet,
} from '../../engine'
import { ALL_THROWS, TILES_OF } from '../support/paper-turn'
import { presetRules } from '../support/scripted-match'

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
