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

test('before a word is smaller than the least size, the text takes more lines', () => {
  const options = { width: 100, largest: 40, maxLines: 2 }
  const text = 'Ann and Ben and Cleo'
  expect(fittingSize(text, options)).toBeLessThan(20)
  expect(fittingSize(text, { ...options, least: 20 })).toBeGreaterThanOrEqual(20)
})

test('a word is broken only where it would be smaller than the least size, and then fills its lines', () => {
  const options = { width: 280, largest: 58, maxLines: 2 }
  expect(fittingSize('Featherstonhaugh', { ...options, least: 20 })).toBe(
    fittingSize('Featherstonhaugh', options),
  )
  // Two lines of twelve.
  expect(fittingSize(WIDE, { ...options, least: 20 })).toBe(21)
  expect(fittingSize(WIDE, { ...options, least: 22 })).toBe(31)
})

test('a name that is larger than the least size is as large as without one', () => {
  const options = { width: 280, largest: 40, maxLines: 2 }
  for (const name of ['Ben', 'Maximiliana FeatherstonA'])
    expect(fittingSize(name, { ...options, least: 20 })).toBe(fittingSize(name, options))
})

test('spaces in numbers and before French signs are no wider than they are drawn', () => {
  const options = { width: 200, largest: 40, maxLines: 1 }
  const plain = fittingSize('123456789', options)
  expect(fittingSize('123\u00a0456\u00a0789', options)).toBeGreaterThan(0.9 * plain)
})
