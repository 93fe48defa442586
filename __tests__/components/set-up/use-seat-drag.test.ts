import { placeUnder, shiftOf } from '../../../components/set-up/use-seat-drag'

const heights = [60, 60, 90, 60]

test.each([
  [0, 29, 0],
  [0, 30, 1],
  [0, 104, 1],
  [0, 105, 2],
  [0, 999, 3],
  [3, -44, 3],
  [3, -45, 2],
  [3, -999, 0],
])('a row dragged from place %d by %d points is over place %d', (from, dy, place) => {
  expect(placeUnder(heights, from, dy)).toBe(place)
})

test('the rows between make room by the height of the dragged one', () => {
  const shifts = (from: number, over: number, dy: number) =>
    heights.map((_, index) => shiftOf(heights, { from, over, dy }, index))
  expect(shifts(0, 2, 120)).toEqual([120, -60, -60, 0])
  expect(shifts(2, 0, -70)).toEqual([90, 90, -70, 0])
})
