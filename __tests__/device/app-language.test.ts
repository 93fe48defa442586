import { Platform, Settings } from 'react-native'
import { setAppLanguage } from '../../device/app-language'

jest.mock('react-native/Libraries/Settings/Settings', () => ({
  __esModule: true,
  default: { set() {} },
}))

const set = jest.spyOn(Settings, 'set')

const IS_TOLD = Platform.OS === 'ios'

test('iOS is told the language of the app, and that it has none of its own any more', () => {
  setAppLanguage('fr')
  setAppLanguage(undefined)
  const told = [{ AppleLanguages: ['fr'] }, { AppleLanguages: null }]
  expect(set.mock.calls).toEqual(IS_TOLD ? told.map((value) => [value]) : [])
})

test('a phone that cannot be told goes on without it', () => {
  set.mockImplementationOnce(() => {
    throw new Error('no module')
  })
  expect(() => setAppLanguage('fr')).not.toThrow()
})
