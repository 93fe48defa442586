import { act, render, screen } from '@testing-library/react-native'
import { StyleSheet, type ViewStyle } from 'react-native'
import { SumPill } from '@/components/table/sum-pill'
import { ReducedMotionProvider } from '@/components/ui/motion'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** How far from its place the sum is seen at each of these times after it appeared. */
function heightsAt(isReduced: boolean, times: readonly number[]): number[] {
  render(
    <ReducedMotionProvider value={isReduced}>
      <SumPill text="3 + 6 = 9" rise={100} isLow={false} />
    </ReducedMotionProvider>,
  )
  return times.map((time, index) => {
    act(() => jest.advanceTimersByTime(time - (times[index - 1] ?? 0)))
    const pill = screen.getByText('3 + 6 = 9', { includeHiddenElements: true }).parent!.parent!
    const { jestAnimatedStyle } = pill.props as { jestAnimatedStyle?: { value: ViewStyle } }
    const { transform } = StyleSheet.flatten([jestAnimatedStyle!.value])
    const [{ translateY }] = transform as unknown as readonly [{ translateY: number }]
    return Math.round(translateY) + 0
  })
}

test('the sum comes out at the near edges of the dice, never over them, and comes to rest', () => {
  const [first, second, end] = heightsAt(false, [16, 200, 450])
  expect(first).toBeLessThan(-80)
  expect(first).toBeGreaterThanOrEqual(-100)
  expect(second).toBeGreaterThan(first!)
  expect(end).toBe(0)
})

test('with reduced motion it stays in its place', () => {
  expect(heightsAt(true, [16, 150, 260, 400, 700])).toEqual([0, 0, 0, 0, 0])
})
