import { act, render, screen } from '@testing-library/react-native'
import {
  Keyboard,
  Platform,
  StyleSheet,
  Text,
  type KeyboardEvent,
  type ViewStyle,
} from 'react-native'
import { SafeAreaInsetsContext } from 'react-native-safe-area-context'
import { ScrollPage } from '../../components/ui/scroll-page'
import { Sheet } from '../../components/ui/sheet'

jest.mock('expo-router', () => ({ useNavigation: () => ({ isFocused: () => true }) }))

const KEYBOARD = 300
const BAR = 24
const IS_IOS = Platform.OS === 'ios'

const listening = jest.spyOn(Keyboard, 'addListener')

/** What iOS and Android report when the keyboard comes up or goes away. */
function moveKeyboard(direction: 'Show' | 'Hide') {
  const name = `keyboard${IS_IOS ? 'Will' : 'Did'}${direction}`
  const endCoordinates = { screenX: 0, screenY: 544, width: 390, height: KEYBOARD }
  act(() => {
    for (const [heard, hear] of listening.mock.calls)
      if (heard === name) hear({ endCoordinates } as KeyboardEvent)
  })
}

/** The room that a view with this text leaves below. */
function roomBelow(text: string): number {
  let room = 0
  for (let view = screen.getByText(text).parent; view; view = view.parent)
    room = Math.max(
      room,
      Number(StyleSheet.flatten(view.props.style as ViewStyle)?.paddingBottom ?? 0),
    )
  return room
}

const draw = (page: React.ReactElement) =>
  render(
    <SafeAreaInsetsContext.Provider value={{ top: 0, right: 0, bottom: BAR, left: 0 }}>
      {page}
    </SafeAreaInsetsContext.Provider>,
  )

beforeEach(() => listening.mockClear())

const page = (
  <ScrollPage foot={<Text>Play</Text>}>
    <Text>Twelve names</Text>
  </ScrollPage>
)

if (IS_IOS)
  test('the system scrolls a page to the field above the keyboard', () => {
    const { UNSAFE_root: root } = draw(page)
    expect(
      root.findAll(({ props }) => props.automaticallyAdjustKeyboardInsets === true).length,
    ).toBeGreaterThan(0)
    moveKeyboard('Show')
    // The foot stays below the keyboard: the system measures the page with it.
    expect(screen.getByText('Play')).toBeOnTheScreen()
    expect(roomBelow('Twelve names')).toBe(0)
  })
else
  test('a page ends above the keyboard and the bar below it, and has its foot back after', () => {
    draw(page)
    moveKeyboard('Show')
    expect(roomBelow('Twelve names')).toBe(KEYBOARD + BAR)
    expect(screen.queryByText('Play')).toBeNull()
    moveKeyboard('Hide')
    expect(roomBelow('Twelve names')).toBe(0)
    expect(screen.getByText('Play')).toBeOnTheScreen()
  })

test('a sheet rises above the keyboard, and comes down with it', () => {
  draw(
    <Sheet isOpen title="Edit" closeLabel="Close" onClose={() => {}}>
      <Text>A name</Text>
    </Sheet>,
  )
  moveKeyboard('Show')
  expect(roomBelow('A name')).toBe(IS_IOS ? KEYBOARD : KEYBOARD + BAR)
  moveKeyboard('Hide')
  expect(roomBelow('A name')).toBeLessThan(KEYBOARD)
})
