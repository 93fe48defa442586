import { act, render, screen } from '@testing-library/react-native'
import { CountingNumber } from '@/components/ui/counting-number'
import { ReducedMotionProvider } from '@/components/ui/motion'

const number = (value: number, isReduced = false) => (
  <ReducedMotionProvider value={isReduced}>
    <CountingNumber value={value} format={String} />
  </ReducedMotionProvider>
)

const shown = () => Number((screen.toJSON() as { children: string[] }).children[0])
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a number counts from the old value to the new one, and never past it', () => {
  const { rerender } = render(number(12))
  expect(shown()).toBe(12)
  rerender(number(40))
  const seen = [shown()]
  for (let time = 0; time < 800; time += 40) {
    wait(40)
    seen.push(shown())
  }
  expect(seen[0]).toBe(12)
  expect(seen.at(-1)).toBe(40)
  expect(new Set(seen).size).toBeGreaterThan(5)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

test('a number that changes while it counts goes on from where it is', () => {
  const { rerender } = render(number(0))
  rerender(number(100))
  wait(200)
  const half = shown()
  expect(half).toBeGreaterThan(0)
  rerender(number(-10))
  expect(shown()).toBe(half)
  wait(1000)
  expect(shown()).toBe(-10)
})

test('with less motion the new value is there at once', () => {
  const { rerender } = render(number(3, true))
  rerender(number(900, true))
  expect(shown()).toBe(900)
})

test('a screen reader is not read the numbers that pass by', () => {
  render(number(3))
  expect(screen.toJSON()).toMatchObject({ props: { 'aria-hidden': true } })
})
