import { evenColumns } from '../../../components/ui/segments'

test.each([
  [3, 330, 100, 3],
  [4, 330, 100, 2],
  [5, 330, 100, 3],
  [5, 250, 100, 2],
  [2, 330, 100, 2],
  [3, 50, 100, 1],
  [3, 250, 100, 1],
])('%d cells in %d points, each at least %d wide: %d columns', (count, width, cell, columns) => {
  expect(evenColumns(count, width, cell)).toBe(columns)
})
