import { render } from '@testing-library/react-native'
import { Modal, Text } from 'react-native'
import { SafeAreaInsetsContext } from 'react-native-safe-area-context'
import { Sheet } from '../../../components/ui/sheet'

test('does not turn a phone upright that lies on its side', () => {
  const { UNSAFE_getByType: getByType } = render(
    <SafeAreaInsetsContext.Provider value={{ top: 0, right: 0, bottom: 0, left: 0 }}>
      <Sheet isOpen title="Menu" closeLabel="Close" onClose={() => {}}>
        <Text>All of it</Text>
      </Sheet>
    </SafeAreaInsetsContext.Provider>,
  )
  const { supportedOrientations } = getByType(Modal).props as {
    supportedOrientations: readonly string[]
  }
  expect([...supportedOrientations].sort()).toEqual([
    'landscape',
    'portrait',
    'portrait-upside-down',
  ])
})
