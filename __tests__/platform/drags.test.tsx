import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { Platform, StyleSheet, Text, View, type ViewStyle } from 'react-native'
import type { ReactTestInstance } from 'react-test-renderer'
import { PointedSheet } from '../../components/analysis/pointed-sheet'
import { SlidingSeat } from '../../components/set-up/sliding-seat'
import { Slider } from '../../components/ui/slider'

const none = () => {}

const touchAt = (pageX: number, pageY = 0) => ({
  nativeEvent: { pageX, pageY, locationX: pageX - 40, locationY: pageY },
})

test('a scroll view cannot take a slider’s drag', () => {
  render(<Slider label="Step" valueText="1" value={0} max={9} onChange={none} />)
  const slider = screen.getByLabelText('Step')
  expect(fireEvent(slider, 'responderGrant', touchAt(50))).toBe(true)
  expect(fireEvent(slider, 'responderTerminationRequest', touchAt(50))).toBe(false)
})

describe('a sheet that is pointed at', () => {
  const onPoint = jest.fn<void, [x: number]>()
  const responders = () =>
    screen.UNSAFE_root.findAll(
      ({ type, props }) => String(type) === 'View' && props.onResponderGrant !== undefined,
    ) as [outer: ReactTestInstance, inner: ReactTestInstance]

  beforeEach(() => {
    onPoint.mockClear()
    render(
      <PointedSheet onPoint={onPoint} onLayout={none} style={{}}>
        <Text>A line</Text>
      </PointedSheet>,
    )
    fireEvent(responders()[1], 'responderGrant', touchAt(100, 100))
  })

  test('is pointed at where it is touched', () => {
    expect(onPoint.mock.calls).toEqual([[60]])
  })

  test.each([
    ['scrolls the page with a finger that moves down', touchAt(103, 112), false],
    ['waits for a finger that has hardly moved', touchAt(103, 100), false],
    ['keeps a finger that moves sideways', touchAt(108, 104), true],
  ])('%s', (_, moved, isTaken) => {
    const [outer] = responders()
    expect(fireEvent(outer, 'moveShouldSetResponder', moved)).toBe(isTaken)
  })

  test('follows that finger, and lets no scroll view take it', () => {
    const [outer] = responders()
    expect(fireEvent(outer, 'responderGrant', touchAt(108, 104))).toBe(true)
    fireEvent(outer, 'responderMove', touchAt(120, 160))
    expect(onPoint).toHaveBeenLastCalledWith(80)
    expect(fireEvent(outer, 'responderTerminationRequest', touchAt(120, 160))).toBe(false)
  })
})

describe('a seat', () => {
  let top = 0
  const seat = (shift: number, isDragged = false) => (
    <SlidingSeat isDense={false} shift={shift} isDragged={isDragged} onLayout={none}>
      <Text>Ann</Text>
    </SlidingSeat>
  )
  const style = () =>
    StyleSheet.flatten(
      screen.UNSAFE_root.findAll(
        ({ type, props }) => String(type) === 'View' && props.role === 'listitem',
      )[0]!.props.style as ViewStyle,
    )
  const drawnAt = () => {
    const [{ translateY }] = style().transform as unknown as [{ translateY: number }]
    return top + translateY
  }

  beforeAll(() =>
    Object.defineProperties(View.prototype, {
      offsetTop: { get: () => top, configurable: true },
      offsetHeight: { get: () => 50, configurable: true },
    }),
  )

  test('begins to slide from where it was, and comes to rest at its place', () => {
    jest.useFakeTimers()
    top = 100
    render(seat(0))
    screen.rerender(seat(50))
    expect(drawnAt()).toBe(100)
    act(() => void jest.advanceTimersByTime(60))
    expect(drawnAt()).toBeGreaterThan(100)
    expect(drawnAt()).toBeLessThan(150)
    act(() => void jest.advanceTimersByTime(300))
    expect(drawnAt()).toBe(150)
    // The new order lays it out where it was moved to.
    top = 150
    screen.rerender(seat(0))
    expect(drawnAt()).toBe(150)
  })

  test('follows the finger, above the others', () => {
    top = 100
    render(seat(0))
    screen.rerender(seat(33, true))
    expect(drawnAt()).toBe(133)
    const { zIndex, elevation } = style()
    // Android would take the rows below out of the tree for it.
    expect(zIndex).toBe(Platform.OS === 'ios' ? 1 : undefined)
    expect(elevation).toBe(Platform.OS === 'ios' ? undefined : 8)
  })
})
