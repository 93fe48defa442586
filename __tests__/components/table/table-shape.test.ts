import { isTableWide } from '../../../components/table/table-shape'

test.each([
  ['a phone on its side', 844, 390, true],
  ['the smallest phone on its side', 568, 320, true],
  ['a desk', 1280, 800, true],
  ['a desk at 200 %', 640, 400, true],
  ['a desk at 400 %', 320, 256, false],
  ['a phone', 390, 844, false],
])('on %s the actions stand beside the box, or the table is a column', (_, width, height, wide) => {
  expect(isTableWide({ width, height })).toBe(wide)
})
