import { stepAfterKey, stepAtPlace } from '../../../components/ui/slider-place'

test.each([
  ['at the left edge', 0, 0],
  ['left of it', -50, 0],
  ['at the knob’s first place', 14, 0],
  ['in the middle', 64, 5],
  ['nearer to the next', 75, 6],
  ['at the right edge', 128, 10],
  ['right of it', 400, 10],
])('a finger %s', (_, x, step) => {
  expect(stepAtPlace(x, 128, 28, 10)).toBe(step)
})

test('before it is laid out it stays at the beginning', () => {
  expect(stepAtPlace(5, 0, 28, 10)).toBe(0)
})

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowUp', 5, 6],
  ['ArrowRight', 40, 40],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 0, 0],
  ['PageUp', 5, 9],
  ['PageDown', 5, 1],
  ['PageDown', 2, 0],
  ['Home', 5, 0],
  ['End', 5, 40],
])('%s from %i', (key, from, to) => {
  expect(stepAfterKey(key, from, 40)).toBe(to)
})

test('no other key moves it', () => {
  expect(stepAfterKey('a', 5, 40)).toBeUndefined()
})

test('a page is one step at least', () => {
  expect(stepAfterKey('PageUp', 0, 3)).toBe(1)
})
