import { isRoomy } from '../../../components/ui/roomy'

test.each([
  ['a small phone', 320, 568, false],
  ['a large phone on its side', 956, 440, false],
  ['a phone unfolded on its side', 851, 707, true],
  ['a tablet', 768, 1024, true],
  ['a browser on a small laptop', 1366, 640, true],
  ['a desk at 200 % zoom', 640, 400, false],
])('%s has room for larger type: %#', (_, width, height, hasRoom) => {
  expect(isRoomy({ width, height })).toBe(hasRoom)
})
