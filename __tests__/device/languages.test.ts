import { getLocales } from 'expo-localization'
import { phoneLanguages } from '../../device/languages'

jest.mock('expo-localization', () => ({ getLocales: jest.fn() }))

test('the languages of the phone are told in its order', () => {
  const locales = ['fr-CH', 'en-GB'].map((languageTag) => ({ languageTag }))
  jest.mocked(getLocales).mockReturnValue(locales as unknown as ReturnType<typeof getLocales>)
  expect(phoneLanguages()).toEqual(['fr-CH', 'en-GB'])
})
