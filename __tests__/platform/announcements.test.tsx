import { render } from '@testing-library/react-native'
import { AccessibilityInfo } from 'react-native'
import { Announcer } from '../../components/ui/announcer'
import { Problem } from '../../components/ui/problem'

// On both phones: iOS has no live regions, and a Text of React Native is none on Android.
const announced = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
const said = () => announced.mock.calls.map(([text]) => text)

beforeEach(() => announced.mockClear())

test.each([
  ['what happens at the table', (text: string) => <Announcer text={text} />],
  ['what is wrong', (text: string) => <Problem text={text} />],
])('a screen reader is told %s, each time that it changes', (_, draw) => {
  const { rerender } = render(draw(''))
  expect(said()).toEqual([])
  rerender(draw('One'))
  rerender(draw('One'))
  rerender(draw('Two'))
  expect(said()).toEqual(['One', 'Two'])
})

test('what it says waits for what it is saying', () => {
  render(<Announcer text="One" />)
  expect(announced).toHaveBeenCalledWith('One', { queue: true })
})
