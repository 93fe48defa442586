import { fireEvent, render, screen } from '@testing-library/react-native'
import { Modal, ScrollView, Text } from 'react-native'
import { SafeAreaInsetsContext } from 'react-native-safe-area-context'
import { Sheet } from '../../components/ui/sheet'

const onClose = jest.fn()

const draw = () =>
  render(
    <SafeAreaInsetsContext.Provider value={{ top: 0, right: 0, bottom: 0, left: 0 }}>
      <Sheet isOpen title="Menu" closeLabel="Close" onClose={onClose}>
        <Text>All of it</Text>
      </Sheet>
    </SafeAreaInsetsContext.Provider>,
  )

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
