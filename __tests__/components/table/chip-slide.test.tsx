import { chipPayments } from '../../../components/table/chip-slide'

test.each([
  [
    [0, 0, 0],
    [-1, 2, -1],
    [
      { from: 0, to: 1 },
      { from: 2, to: 1 },
    ],
  ],
  [[-1, 2, -1], [-1, 2, -1], []],
  [[0, 0], [0, 0], []],
])('chips slide from those who pay to the one who is paid: %j to %j', (before, now, payments) => {
  expect(chipPayments(before, now)).toEqual(payments)
})
