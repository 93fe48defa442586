import { readEvents, writeEvents, type MatchEvent } from '../../engine'

const WORDS: readonly [string, MatchEvent][] = [
  ['r35', { type: 'diceRolled', dice: [3, 5] }],
  ['r6', { type: 'diceRolled', dice: [6] }],
  ['s26', { type: 'tilesShut', tiles: [2, 6] }],
  ['s1abc', { type: 'tilesShut', tiles: [1, 10, 11, 12] }],
  ['b', { type: 'shutTakenBack' }],
  ['t', { type: 'turnStopped' }],
  ['p', { type: 'phonePassed' }],
  ['+', { type: 'signAnnounced', sign: 'add' }],
  ['-', { type: 'signAnnounced', sign: 'subtract' }],
]

test.each(WORDS)('%s is one event', (word, event) => {
  expect(writeEvents([event])).toBe(word)
  expect(readEvents(word)).toEqual({ ok: true, value: [event] })
})

test('events follow each other with a space between', () => {
  const text = 'r35 s26 b s8 r11 t p -'
  const read = readEvents(text)
  expect(read.ok && writeEvents(read.value)).toBe(text)
  expect(read.ok && read.value).toHaveLength(8)
})

test('nothing happened is an empty text', () => {
  expect(writeEvents([])).toBe('')
  expect(readEvents('')).toEqual({ ok: true, value: [] })
})

test.each([
  ['a face that no die has', 'r17'],
  ['a throw of no dice', 'r'],
  ['a throw of three', 'r123'],
  ['a shut of nothing', 's'],
  ['a tile beyond twelve', 's1d'],
  ['tile zero', 's0'],
  ['more tiles than a box has', 's1111111111111'],
  ['a word that means nothing', 'x'],
  ['what every object has', 'constructor'],
  ['two spaces', 'r35  s8'],
  ['a space at the end', 'r35 '],
  ['another letter case', 'R35'],
])('%s is refused', (_, text) => {
  expect(readEvents(text)).toEqual({ ok: false, error: 'not-notation' })
})
