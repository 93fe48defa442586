import { setBackgroundColorAsync } from 'expo-system-ui'
import { Appearance } from 'react-native'
import { setAppearance } from '../../device/appearance'
import { setAppearance as setPageAppearance } from '../../device/appearance.web'
import { define } from './fake-page'
import { settle } from './fresh-module'

jest.mock('expo-system-ui', () => ({ setBackgroundColorAsync: jest.fn() }))

const setColorScheme = jest.spyOn(Appearance, 'setColorScheme').mockReturnValue()

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'unspecified'],
] as const)('the theme %s reaches what the system draws', (theme, scheme) => {
  jest.mocked(setBackgroundColorAsync).mockResolvedValue()
  setAppearance(theme, '#120e0a')
  expect(setColorScheme).toHaveBeenLastCalledWith(scheme)
  expect(setBackgroundColorAsync).toHaveBeenLastCalledWith('#120e0a')
})

test('a root view that cannot be coloured is left as it is', async () => {
  jest.mocked(setBackgroundColorAsync).mockRejectedValue(new Error('no activity'))
  expect(() => setAppearance('dark', '#120e0a')).not.toThrow()
  await settle()
})

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light dark'],
] as const)('in a browser the theme %s reaches the page', (theme, colorScheme) => {
  const style = {}
  define(globalThis, 'document', { documentElement: { style } })
  setPageAppearance(theme, '#f3ebdb')
  define(globalThis, 'document', undefined)
  expect(style).toEqual({ colorScheme, background: '#f3ebdb' })
})
