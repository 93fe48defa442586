import { hasTile, sizeOf, tileSet, tilesOf, tilesUpTo, without } from '../../engine'
import { boardOf, TILES_OF } from '../support/paper-turn'

test('every board is the set of its tiles, bit n-1 for tile n', () => {
  TILES_OF.forEach((tiles, board) => {
    const set = tileSet(tiles)
    if (set !== board) throw new Error(`tileSet(${tiles}) is ${set}, not ${board}`)
    if (tilesOf(set).join() !== tiles.join())
      throw new Error(`tilesOf(${board}) is ${tilesOf(set)}`)
    if (sizeOf(set) !== tiles.length) throw new Error(`sizeOf(${board}) is ${sizeOf(set)}`)
  })
})

test.each([
  ['in any order', [9, 1, 5], [1, 5, 9]],
  ['each once', [3, 3, 3], [3]],
  ['without what is no tile', [0, 13, 2.5, -1, NaN, Infinity, 4], [4]],
  ['of nothing', [], []],
])('tileSet takes tiles %s', (_, tiles, expected) => {
  expect(tilesOf(tileSet(tiles))).toEqual(expected)
})

test.each([9, 10, 12])('tilesUpTo(%i) holds every tile up to it', (tiles) => {
  expect(tilesOf(tilesUpTo(tiles))).toEqual(TILES_OF[2 ** tiles - 1])
})

test('hasTile knows the tiles of a set', () => {
  const set = tileSet([1, 7, 12])
  const known = TILES_OF[4095]!.filter((tile) => hasTile(set, tile))
  expect(known).toEqual([1, 7, 12])
})

test('without leaves the tiles that are not in the other set', () => {
  expect(tilesOf(without(tileSet([1, 2, 3, 9]), tileSet([2, 9, 10])))).toEqual([1, 3])
  expect(without(tileSet([4]), tileSet([4]))).toBe(boardOf([]))
})
