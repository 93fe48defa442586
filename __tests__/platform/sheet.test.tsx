import { fireEvent, render, screen } from '@testing-library/react-native'
import { Modal, ScrollView, Text, type ModalProps } from 'react-native'
import { SafeAreaInsetsContext } from 'react-native-safe-area-context'
import { notePressed } from '../../components/ui/last-pressed'
import { moveFocus } from '../../components/ui/move-focus'
import { Sheet } from '../../components/ui/sheet'

jest.mock('@/components/ui/move-focus')

let mockIsHere = true
jest.mock('expo-router', () => ({ useNavigation: () => ({ isFocused: () => mockIsHere }) }))

beforeEach(() => (mockIsHere = true))

const onClose = jest.fn()

const sheet = (isOpen: boolean) => (
  <SafeAreaInsetsContext.Provider value={{ top: 0, right: 0, bottom: 0, left: 0 }}>
    <Sheet isOpen={isOpen} title="Menu" closeLabel="Close" onClose={onClose}>
      <Text>All of it</Text>
    </Sheet>
  </SafeAreaInsetsContext.Provider>
)

const draw = () => render(sheet(true))

test('does not turn a phone upright that lies on its side', () => {
  const { UNSAFE_getByType: getByType } = draw()
  const { supportedOrientations } = getByType(Modal).props as {
    supportedOrientations: readonly string[]
  }
  expect([...supportedOrientations].sort()).toEqual([
    'landscape',
    'portrait',
    'portrait-upside-down',
  ])
})

test('keeps a screen reader within itself, and closes by the gesture for it', () => {
  draw()
  const dialog = screen.getAllByLabelText('Menu').find(({ props }) => props.role === 'dialog')!
  expect(dialog.props.accessibilityViewIsModal).toBe(true)
  fireEvent(dialog, 'accessibilityEscape')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('lets a button be pressed while a name is typed: the first tap would only put the keyboard away', () => {
  const { UNSAFE_getByType: getByType } = draw()
  expect(getByType(ScrollView).props).toMatchObject({ keyboardShouldPersistTaps: 'handled' })
})

test('gives the focus to its title once it is there, and back to what opened it', () => {
  jest.useFakeTimers()
  const opener = { name: 'Menu button' }
  notePressed(opener)
  const { UNSAFE_getByType: getByType, rerender } = draw()
  expect(moveFocus).not.toHaveBeenCalled()
  const { onShow } = getByType(Modal).props as Required<ModalProps>
  onShow({} as Parameters<typeof onShow>[0])
  expect(jest.mocked(moveFocus).mock.lastCall).toEqual([
    expect.objectContaining({ props: expect.objectContaining({ children: 'Menu' }) as unknown }),
  ])
  rerender(sheet(false))
  jest.advanceTimersByTime(1000)
  expect(jest.mocked(moveFocus).mock.lastCall).toEqual([opener])
})

test('leaves the focus to the page that it led to', () => {
  jest.useFakeTimers()
  notePressed({ name: 'Menu button' })
  const { rerender } = draw()
  jest.mocked(moveFocus).mockClear()
  mockIsHere = false
  rerender(sheet(false))
  jest.advanceTimersByTime(1000)
  expect(moveFocus).not.toHaveBeenCalled()
})
