import { act, renderHook } from '@testing-library/react-native'
import { AppState, type AppStateStatus } from 'react-native'
import { openAppSettings, setAppLanguage, voiceLanguages } from '../../../device/app-language'
import { phoneLanguages } from '../../../device/languages'
import { useSettings } from '../../../state/settings/settings'
import { watchScreenReader } from '../../../device/screen-reader'
import { useChosenLanguage, useVoiceChange } from '../../../state/settings/use-language'

jest.mock('../../../device/app-language', () => ({
  setAppLanguage: jest.fn(),
  voiceLanguages: jest.fn(),
  voiceChangesBy: () => 'settings',
  openAppSettings: jest.fn(),
}))
jest.mock('../../../device/screen-reader', () => ({ watchScreenReader: jest.fn() }))
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

/** A screen reader that speaks the first of these languages, or none if it is off. */
function speakIn(languages: readonly string[], isOn = true) {
  jest.mocked(voiceLanguages).mockReturnValue(languages)
  jest.mocked(watchScreenReader).mockImplementation((onChange) => {
    onChange(isOn)
    return () => {}
  })
}

test('who hears another language than the one chosen learns how that changes', () => {
  jest.mocked(phoneLanguages).mockReturnValue(['en-GB'])
  speakIn(['en-GB'])
  const onState = jest.spyOn(AppState, 'addEventListener').mockReturnValue({ remove() {} })
  useSettings.setState({ language: 'system' })
  const { result } = renderHook(useVoiceChange)
  expect(result.current).toBeUndefined()
  act(() => useSettings.setState({ language: 'fr' }))
  expect(result.current).toEqual({ by: 'settings', openSettings: openAppSettings })
  // Back from the phone's settings, where French is chosen now.
  speakIn(['fr-FR'])
  const [, comeBack] = onState.mock.lastCall as unknown as [string, (to: AppStateStatus) => void]
  act(() => comeBack('active'))
  expect(result.current).toBeUndefined()
})

test('who hears no voice is told nothing of it', () => {
  speakIn(['en-GB'], false)
  useSettings.setState({ language: 'fr' })
  expect(renderHook(useVoiceChange).result.current).toBeUndefined()
})
