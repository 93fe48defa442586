import { isDoubleTap } from '../../../components/ui/double-tap'

let passed = 0
beforeEach(() => {
  passed += 10_000
  jest.spyOn(performance, 'now').mockImplementation(() => passed)
})
afterEach(() => jest.restoreAllMocks())

const tapAfter = (milliseconds: number) => {
  passed += milliseconds
  return isDoubleTap()
}

test('the second of two quick taps is a double tap, a later one is not', () => {
  expect(tapAfter(1000)).toBe(false)
  expect(tapAfter(100)).toBe(true)
  expect(tapAfter(400)).toBe(false)
})

test('drumming does not lock the button for ever', () => {
  const taps = Array.from({ length: 20 }, () => tapAfter(100))
  expect(taps.filter((isSecond) => !isSecond).length).toBe(5)
})

test.each<[string, () => number]>([
  ['stands still', () => 0],
  ['is set back with every tap', () => -passed],
])('a time of day that %s does not lock the button', (_, timeOfDay) => {
  jest.spyOn(Date, 'now').mockImplementation(timeOfDay)
  expect(tapAfter(1000)).toBe(false)
  expect(tapAfter(400)).toBe(false)
  expect(tapAfter(100)).toBe(true)
})
