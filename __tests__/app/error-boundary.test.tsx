import { act, fireEvent, renderRouter, screen } from 'expo-router/testing-library'
import { Text } from 'react-native'
import * as layout from '../../app/_layout'
import { en } from '../../i18n'

let thrown: unknown

function Broken() {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- anything can be thrown
  if (thrown !== undefined) throw thrown
  return <Text>All is well</Text>
}

beforeEach(() => {
  // React logs errors caught by a boundary; here they are expected.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => jest.restoreAllMocks())

async function openBroken(error: unknown) {
  thrown = error
  renderRouter(
    // With every screen that the layout names.
    { _layout: layout, index: () => <Text>The start</Text>, play: Broken, 'results/[id]': Broken },
    { initialUrl: '/play' },
  )
  await screen.findByRole('heading', { name: en.crash.title })
}

const press = async (name: string) => {
  fireEvent.press(screen.getByRole('button', { name }))
  await act(async () => {})
}

test('says what happened', async () => {
  await openBroken(new Error('The hinge came off'))
  expect(screen.getByText('The hinge came off')).toBeOnTheScreen()
})

test('goes on where it was once the cause is gone', async () => {
  await openBroken(new Error('The hinge came off'))
  thrown = undefined
  await press(en.crash.tryAgain)
  expect(screen.getByText('All is well')).toBeOnTheScreen()
})

test('stays when the cause is still there', async () => {
  await openBroken(new Error('The hinge came off'))
  await press(en.crash.tryAgain)
  expect(screen.getByText('The hinge came off')).toBeOnTheScreen()
})

test('goes back to the start, away from a screen that keeps breaking', async () => {
  await openBroken(new Error('The hinge came off'))
  await press(en.crash.toStart)
  expect(screen.getByText('The start')).toBeOnTheScreen()
})

test.each([
  ['an empty message', new Error('')],
  [
    'something that cannot be read',
    {
      toString: () => {
        throw new Error('again')
      },
    },
  ],
])('survives %s', async (_, error) => {
  await openBroken(error)
  expect(screen.getByText(en.crash.unknown)).toBeOnTheScreen()
})
