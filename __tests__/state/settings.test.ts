import { setHapticsOn } from '../../device/haptics'
import { setSoundOn } from '../../device/sound'
import { changeSettings, DEFAULT_SETTINGS, useSettings } from '../../state/settings'

jest.mock('@/device/haptics')
jest.mock('@/device/sound')

beforeEach(() => {
  changeSettings(DEFAULT_SETTINGS)
  jest.clearAllMocks()
})

test('sound, haptics and shake are on to begin with', () => {
  expect(useSettings.getState()).toMatchObject({
    isSoundOn: true,
    isHapticsOn: true,
    isShakeOn: true,
  })
})

test.each([
  [{ isSoundOn: false }, false, true],
  [{ isHapticsOn: false }, true, false],
  [{ isSoundOn: false, isHapticsOn: false }, false, false],
  [{ isShakeOn: false }, true, true],
])('%j is told to the phone at once', (change, sound, haptics) => {
  changeSettings(change)
  expect(useSettings.getState()).toEqual({ ...DEFAULT_SETTINGS, ...change })
  expect(setSoundOn).toHaveBeenLastCalledWith(sound)
  expect(setHapticsOn).toHaveBeenLastCalledWith(haptics)
})
