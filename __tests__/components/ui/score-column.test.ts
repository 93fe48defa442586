import { scoreColumn } from '../../../components/ui/score-column'

const LONG = '123\u00a0456\u00a0789\u00a0012\u00a0345'
/** Of a row on the smallest phone. */
const narrow = { width: 180, largest: 22, fontScale: 1 }

test('short scores are large, beside the names', () => {
  expect(scoreColumn(['7', '23'], narrow)).toMatchObject({ fontSize: 22, isBelow: false })
})

test('the longest score decides the size of all of them', () => {
  const wide = { ...narrow, width: 300 }
  expect(scoreColumn(['7', LONG], wide)).toEqual(scoreColumn([LONG], wide))
})

test.each([
  ['the smallest phone', narrow],
  ['a phone with large text', { ...narrow, fontScale: 2 }],
])('fifteen digits fit on one line of %s, below the names', (_, room) => {
  const { fontSize, width, isBelow } = scoreColumn([LONG], room)
  expect(isBelow).toBe(true)
  expect(fontSize).toBeGreaterThanOrEqual(9)
  if (room.fontScale === 1) expect(width).toBeLessThanOrEqual(room.width)
})
