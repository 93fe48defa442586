import { isDoubleTap } from '../../../components/ui/double-tap'

beforeEach(() => {
  jest.useFakeTimers()
  jest.advanceTimersByTime(10_000)
})

afterEach(() => jest.useRealTimers())

const tapAfter = (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds)
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

test('a clock that is set back does not lock the button', () => {
  expect(tapAfter(1000)).toBe(false)
  jest.setSystemTime(0)
  expect(isDoubleTap()).toBe(false)
})
