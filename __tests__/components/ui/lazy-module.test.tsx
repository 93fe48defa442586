import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { Text } from 'react-native'
import { LazyComputerSheet } from '../../../components/computers/lazy-computer-sheet.web'
import { lazyModule } from '../../../components/ui/lazy-module'
import { NotLoaded } from '../../../components/ui/not-loaded'
import { en } from '../../../i18n'

const { part, tryAgain } = en.crash.notFetched
const { whoSitsDown, players } = en.computers

jest.mock('expo-router', () => ({ useNavigation: () => ({ isFocused: () => true }) }))
jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
}))

let mockHasNetwork = false
jest.mock('../../../components/computers/computer-sheet', () => {
  if (!mockHasNetwork) throw new Error('no network')
  return jest.requireActual<object>('../../../components/computers/computer-sheet')
})

const Words = () => <Text>there</Text>

/** A part whose module is loaded at the third attempt. */
function thirdTime() {
  let attempts = 0
  const { withFallback } = lazyModule(() =>
    ++attempts < 3 ? Promise.reject(new Error('no network')) : Promise.resolve({ Words }),
  )
  return withFallback(
    (module) => module.Words,
    ({ onTryAgain }) => (onTryAgain ? <NotLoaded onTryAgain={onTryAgain} /> : <Text>wait</Text>),
  )
}

const loading = () => act(async () => {})
const press = async (label: string) => {
  fireEvent.press(screen.getByRole('button', { name: label }))
  await loading()
}

test('a part that does not come through says so, and each tap is another try', async () => {
  const Part = thirdTime()
  render(<Part />)
  expect(screen.getByText('wait')).toBeOnTheScreen()
  await loading()
  expect(screen.getByText(part)).toBeOnTheScreen()
  await press(tryAgain)
  expect(screen.getByText(part)).toBeOnTheScreen()
  await press(tryAgain)
  expect(screen.getByText('there')).toBeOnTheScreen()
})

test('a part that did not come through is tried again when it is drawn anew', async () => {
  const Part = thirdTime()
  for (const words of [part, part, 'there']) {
    const { unmount } = render(<Part />)
    await loading()
    expect(screen.getByText(words)).toBeOnTheScreen()
    unmount()
  }
})

test('the sheet of computer players opens without them, and they come with the network', async () => {
  const none = () => {}
  render(<LazyComputerSheet isOpen seats={[]} onAddComputer={none} onClose={none} />)
  await loading()
  expect(screen.getByText(whoSitsDown)).toBeOnTheScreen()
  expect(screen.getByText(part)).toBeOnTheScreen()
  mockHasNetwork = true
  await press(tryAgain)
  expect(screen.getByText(players.master.name)).toBeOnTheScreen()
})
