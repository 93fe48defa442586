import { act, fireEvent, screen } from 'expo-router/testing-library'
import { Linking, Platform } from 'react-native'
import { en } from '../../../i18n'
import { fr } from '../../../i18n/fr'
import { openSaves } from '../../../state/open-saves'
import { DEFAULT_SETTINGS } from '../../../model/settings'
import { watchScreenReader } from '../../../device/screen-reader'
import * as shake from '../../../device/shake'
import { useSettings } from '../../../state/settings/settings'
import {
  button,
  choose,
  openApp,
  openTable,
  radio,
  settle,
  tapButton,
  wait,
  pathname,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { listen, said } from '../../support/heard'
import { presetRules } from '../../support/scripted-match'

jest.mock('@/device/shake', () => jest.requireActual<object>('../../support/fake-shake'))
jest.mock('@/components/ui/move-focus')
jest.mock('@/device/screen-reader', () => ({ watchScreenReader: jest.fn(() => () => {}) }))
// That of Android, whatever platform this is.
jest.mock('@/device/app-language', () =>
  jest.requireActual<object>('../../../device/app-language.ts'),
)
jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const { settings: words } = en

const switchOf = (label: string) =>
  screen.getByRole('switch', { name: new RegExp(`^${label}(\\.|$)`) })

async function flick(label: string) {
  fireEvent.press(switchOf(label))
  await wait(400)
}

const open = () => openApp(['Ann', 'Ben'], undefined, '/settings')

beforeEach(() => forceSeeds(seedOf(1)))

test.each([
  [words.sound, 'isSoundOn'],
  [words.haptics, 'isHapticsOn'],
  [words.shake, 'isShakeOn'],
  [words.confirm, 'isShutConfirmed'],
  [words.leftHanded, 'isLeftHanded'],
  [words.reduceMotion, 'isMotionReduced'],
] as const)('%s is switched, and switched back', async (label, setting) => {
  await open()
  const before = DEFAULT_SETTINGS[setting]
  await flick(label)
  expect(useSettings.getState()[setting]).toBe(!before)
  if (before) expect(switchOf(label)).not.toBeChecked()
  else expect(switchOf(label)).toBeChecked()
  await flick(label)
  expect(useSettings.getState()[setting]).toBe(before)
})

test('who listens to the app is told what gives the language they choose a voice', async () => {
  jest.mocked(watchScreenReader).mockImplementation((onChange) => {
    onChange(true)
    return () => {}
  })
  const openSettings = jest.spyOn(Linking, 'openSettings').mockResolvedValue()
  jest.replaceProperty(Platform, 'OS', 'android')
  jest.spyOn(Platform, 'Version', 'get').mockReturnValue(34)
  await open()
  expect(screen.queryByText(words.voice.settings)).toBeNull()
  await choose(words.languages.fr)
  expect(screen.getByText(fr.settings.voice.settings)).toBeOnTheScreen()
  await tapButton(fr.settings.voice.open)
  expect(openSettings).toHaveBeenCalledTimes(1)
  await choose(words.languages.en)
  expect(screen.queryByText(words.voice.settings)).toBeNull()
})

test('light, sensitivity, where the phone is and how much is told are one of a few', async () => {
  await open()
  await choose(words.themes.dark)
  await choose(words.sensitivities.hard)
  expect(screen.getByText(words.seatingNotes['handed-on'])).toBeOnTheScreen()
  await choose(words.seatings['by-seat'])
  await choose(words.verbosities.short)
  expect(useSettings.getState()).toMatchObject({
    theme: 'dark',
    shakeSensitivity: 'hard',
    seating: 'by-seat',
    verbosity: 'short',
  })
  expect(screen.getByText(words.seatingNotes['by-seat'])).toBeOnTheScreen()
  expect(radio(words.themes.dark)).toBeChecked()
})

test('how hard to shake is not asked of one who does not shake', async () => {
  await open()
  await flick(words.shake)
  expect(screen.queryByRole('radio', { name: words.sensitivities.hard })).toBeNull()
})

test('what was set is there when the app is opened again', async () => {
  await open()
  await flick(words.sound)
  await choose(words.seatings['between-two'])
  await choose(words.themes.light)
  const set = useSettings.getState()
  await act(async () => {
    useSettings.setState(DEFAULT_SETTINGS, true)
    await openSaves()
  })
  expect(useSettings.getState()).toEqual(set)
  expect(set).toEqual({
    ...DEFAULT_SETTINGS,
    isSoundOn: false,
    seating: 'between-two',
    theme: 'light',
  })
})

test('a reset brings back what was at first, and says so', async () => {
  listen()
  await open()
  await flick(words.sound)
  await tapButton(words.reset)
  expect(useSettings.getState()).toEqual(DEFAULT_SETTINGS)
  expect(screen.getByText(words.wasReset)).toBeOnTheScreen()
  await wait(1000)
  expect(said()).toContain(words.wasReset)
})

test('opens from the set-up and from the table, and leads back', async () => {
  await openApp(['Ann', 'Ben'])
  await tapButton(en.pages.settings)
  expect(pathname()).toBe('/settings')
  await tapButton(words.back)
  expect(pathname()).toBe('/')
  screen.unmount()
  await openTable(['Ann', 'Ben'], presetRules('channel'))
  fireEvent.press(button(en.play.menu))
  await settle()
  await tapButton(en.menu.settings)
  expect(pathname()).toBe('/settings')
  await tapButton(words.back)
  expect(pathname()).toBe('/play')
})

test('a device that feels no shake is not asked about it', async () => {
  const asked = jest.spyOn(shake, 'isShakeAvailable').mockResolvedValue(false)
  await open()
  expect(screen.queryByRole('switch', { name: words.shake })).toBeNull()
  expect(screen.queryByText(words.sensitivity)).toBeNull()
  asked.mockRestore()
})
