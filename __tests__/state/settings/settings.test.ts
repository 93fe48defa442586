import { playHaptic } from '../../../device/haptics'
import { setSoundOn } from '../../../device/sound'
import { DEFAULT_SETTINGS, type Settings } from '../../../model/settings'
import { migrate, SAVE_KINDS } from '../../../state/saves/save-kinds'
import { changeSettings, parseSettings, useSettings } from '../../../state/settings/settings'
import { tableSounds } from '../../../state/table/feedback'

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
  tableSounds.onFlapFallen()
  expect(playHaptic).toHaveBeenCalledTimes(haptics ? 1 : 0)
})

test.each([
  ['nothing', {}, DEFAULT_SETTINGS],
  ['some of them', { theme: 'dark' }, { ...DEFAULT_SETTINGS, theme: 'dark' }],
])('settings that say %s are complete', (_, data, settings) => {
  expect(parseSettings(data)).toEqual({ ok: true, value: settings })
})

test.each([
  ['a value that the setting does not have', { theme: 'pink' }],
  ['a setting that there is not', { isSoundOn: true, volume: 11 }],
  ['one that every object has', { toString: true }],
  ['a list', []],
  ['nothing at all', null],
])('%s is not settings', (_, data) => {
  expect(parseSettings(data)).toEqual({ ok: false, error: 'not-settings' })
})

test.each<[object, Partial<Settings>]>([
  [
    { theme: 'dark', isFlipped: true },
    { theme: 'dark', seating: 'between-two' },
  ],
  [
    { theme: 'dark', isFlipped: false },
    { theme: 'dark', seating: 'handed-on' },
  ],
  [{ isSoundOn: false }, { isSoundOn: false }],
])('%j of the first version are understood', (then, now) => {
  const migrated = migrate(then, 1, SAVE_KINDS.settings)
  expect(migrated.ok && parseSettings(migrated.value)).toEqual({
    ok: true,
    value: { ...DEFAULT_SETTINGS, ...now },
  })
})

test('what never were settings is damaged, whatever its version', () => {
  expect(migrate(null, 1, SAVE_KINDS.settings)).toEqual({ ok: false, error: 'damaged' })
})
