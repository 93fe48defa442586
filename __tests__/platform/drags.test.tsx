import { fireEvent, render, screen } from '@testing-library/react-native'
import { Text } from 'react-native'
import type { ReactTestInstance } from 'react-test-renderer'
import { PointedSheet } from '../../components/analysis/pointed-sheet'
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
