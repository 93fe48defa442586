import { Linking, Platform, Settings } from 'react-native'
import {
  openAppSettings,
  setAppLanguage,
  voiceChangesBy,
  voiceLanguages,
} from '../../device/app-language'
import { phoneLanguages } from '../../device/languages'

jest.mock('react-native/Libraries/Settings/Settings', () => ({
  __esModule: true,
  default: { set() {} },
}))

jest.mock('../../device/languages', () => ({ phoneLanguages: jest.fn(() => ['en-GB']) }))

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

test('VoiceOver speaks the language that the app had at its start, TalkBack that of the system', () => {
  expect(voiceLanguages()).toEqual(['en-GB'])
  jest.mocked(phoneLanguages).mockReturnValue(['fr-FR'])
  expect(voiceLanguages()).toEqual(IS_TOLD ? ['en-GB'] : ['fr-FR'])
})

test.each([
  [33, 'nothing'],
  [34, 'settings'],
])('the voice of another language takes a restart on iOS, on Android %i %s', (version, change) => {
  jest.spyOn(Platform, 'Version', 'get').mockReturnValue(version)
  expect(voiceChangesBy()).toBe(IS_TOLD ? 'restart' : change)
})

test('Android opens its settings of the app, and a phone without them goes on', async () => {
  const open = jest.spyOn(Linking, 'openSettings').mockRejectedValue(new Error('no settings'))
  openAppSettings()
  await Promise.resolve()
  expect(open).toHaveBeenCalledTimes(IS_TOLD ? 0 : 1)
})
