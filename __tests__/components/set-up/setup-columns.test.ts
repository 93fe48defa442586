import { columnsOf } from '../../../components/set-up/setup-columns'

test.each([
  [320, false, false],
  [390, false, false],
  [768, true, false],
  [1280, true, true],
])('a window of %d points: beside the players %s, a third column %s', (width, isWide, isBeside) => {
  const columns = columnsOf(width)
  expect(columns).toMatchObject({ isWide, isBeside })
  if (isWide) expect(columns.people + columns.rules).toBeLessThan(width)
})
