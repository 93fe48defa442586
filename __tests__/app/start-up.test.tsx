import { useFonts } from 'expo-font'
import { act, renderRouter, screen } from 'expo-router/testing-library'
import { hide, preventAutoHideAsync } from 'expo-splash-screen'
import { setBackgroundColorAsync } from 'expo-system-ui'
import { Appearance } from 'react-native'
import { darkTheme, lightTheme } from '../../components/ui/theme'
import { en } from '../../i18n'
import { forget } from '../../state/forget'
import { changeSettings } from '../../state/settings/settings'
import { forgetEverything, openPage, openTable, settle } from '../support/app-screens'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { presetRules } from '../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))

jest.mock('expo-font', () => ({
  ...jest.requireActual<object>('expo-font'),
  useFonts: jest.fn(() => [true, null]),
}))
jest.mock('expo-splash-screen', () => ({
  preventAutoHideAsync: jest.fn(() => Promise.resolve(true)),
  hide: jest.fn(),
}))
jest.mock('expo-system-ui', () => ({
  setBackgroundColorAsync: jest.fn(() => Promise.resolve()),
}))

// Before the mocks are cleared: it is called when the app is loaded.
const wasHeldAtOnce = () => jest.mocked(preventAutoHideAsync).mock.calls.length === 1

test('the splash screen stays until the font and the saves are there, and goes once', async () => {
  await forgetEverything()
  jest.mocked(useFonts).mockReturnValue([false, null])
  renderRouter('./app', { initialUrl: '/' })
  expect(wasHeldAtOnce()).toBe(true)
  await settle()
  expect(hide).not.toHaveBeenCalled()
  jest.mocked(useFonts).mockReturnValue([true, null])
  screen.rerender(<></>)
  await openPage('/')
  expect(screen.getByText(en.setup.whoPlays)).toBeOnTheScreen()
  expect(hide).toHaveBeenCalledTimes(1)
})

test('when the splash screen goes, what lies below has the colour of the chosen theme already', async () => {
  await forgetEverything()
  await openPage('/')
  act(() => changeSettings({ theme: 'dark' }))
  await settle()
  screen.unmount()
  forget()
  const colour = jest.mocked(setBackgroundColorAsync).mockClear()
  const coloursThen: unknown[] = []
  jest.mocked(hide).mockImplementationOnce(() => void coloursThen.push(colour.mock.lastCall?.[0]))
  await openPage('/')
  expect(coloursThen).toEqual([darkTheme.background[1]])
})

test('a font that cannot be loaded does not keep the splash screen for ever', async () => {
  jest.mocked(hide).mockClear()
  jest.mocked(useFonts).mockReturnValue([false, new Error('no font')])
  await openPage('/')
  expect(hide).toHaveBeenCalledTimes(1)
})

test.each([
  ['light', 'light', lightTheme],
  ['dark', 'dark', darkTheme],
] as const)(
  'by the setting %s the system draws its parts likewise',
  async (theme, scheme, colours) => {
    const setColorScheme = jest.spyOn(Appearance, 'setColorScheme').mockReturnValue()
    await forgetEverything()
    await openPage('/')
    act(() => changeSettings({ theme }))
    expect(setColorScheme).toHaveBeenLastCalledWith(scheme)
    expect(setBackgroundColorAsync).toHaveBeenLastCalledWith(colours.background[1])
  },
)

test('no swipe from anywhere leaves a screen, and none at all the table', async () => {
  forceSeeds(seedOf(1))
  await openTable(['Ann', 'Ben'], presetRules('channel'))
  const valuesOf = (name: string) =>
    new Set(
      screen.UNSAFE_root.findAll(({ props }) => props[name] !== undefined).map(({ props }) =>
        String(props[name]),
      ),
    )
  expect(valuesOf('fullScreenSwipeEnabled')).toEqual(new Set(['false']))
  expect(valuesOf('gestureEnabled')).toEqual(new Set(['false']))
})
