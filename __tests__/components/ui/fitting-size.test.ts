import { fittingSize } from '../../../components/ui/fitting-size'

const WIDE = 'W'.repeat(24)

test('a short name is as large as it may be', () => {
  expect(fittingSize('Ben', { width: 280, largest: 58, maxLines: 2 })).toBe(58)
})

test('one long word shrinks until it fits, and is never broken', () => {
  const size = fittingSize(WIDE, { width: 280, largest: 58, maxLines: 2 })
  // A W of the display face is 1.1 times as wide as its font size.
  expect(24 * 1.1 * size).toBeLessThanOrEqual(280)
  expect(size).toBeGreaterThan(9)
})

test('several words take two lines before they shrink', () => {
  const options = { width: 280, largest: 40 }
  const onTwo = fittingSize('Maximiliana FeatherstonA', { ...options, maxLines: 2 })
  const onOne = fittingSize('Maximiliana FeatherstonA', { ...options, maxLines: 1 })
  expect(onTwo).toBeGreaterThan(1.5 * onOne)
})

test('a name with a hyphen is broken there before it shrinks', () => {
  const options = { width: 280, largest: 40, maxLines: 2 }
  const hyphened = fittingSize('Maximilienne-Alexandrine', options)
  expect(hyphened).toBeGreaterThan(1.5 * fittingSize('Maximilienne\u2011Alexandrine', options))
})
