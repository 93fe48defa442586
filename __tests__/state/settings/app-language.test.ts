import { act, renderHook } from '@testing-library/react-native'
import { setAppLanguage } from '../../../device/app-language'
import { phoneLanguages } from '../../../device/languages'
import { useSettings } from '../../../state/settings/settings'
import { useChosenLanguage } from '../../../state/settings/use-language'

jest.mock('../../../device/app-language', () => ({ setAppLanguage: jest.fn() }))
jest.mock('../../../device/languages', () => ({ phoneLanguages: jest.fn() }))

test('the system is told a language only when one is chosen, and when the phone’s is again', () => {
  jest.mocked(phoneLanguages).mockReturnValue(['fr-FR'])
  const { result } = renderHook(useChosenLanguage)
  expect(result.current).toBe('fr')
  expect(setAppLanguage).not.toHaveBeenCalled()
  act(() => useSettings.setState({ language: 'en' }))
  expect(result.current).toBe('en')
  expect(setAppLanguage).toHaveBeenLastCalledWith('en')
  // Without the app's own language the phone has others.
  jest.mocked(phoneLanguages).mockReturnValue(['fr-CH', 'de-CH'])
  act(() => useSettings.setState({ language: 'system' }))
  expect(setAppLanguage).toHaveBeenLastCalledWith(undefined)
  expect(result.current).toBe('fr')
})
