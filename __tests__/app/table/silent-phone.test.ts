import { fireEvent, screen } from 'expo-router/testing-library'
import { impactAsync, selectionAsync } from 'expo-haptics'
import { en } from '../../../i18n'
import { openTable, ROLL, settle, shutFlaps, tapButton, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled } from '../../support/scripted-match'
import { liveMatch } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const mockPlay = jest.fn()
const mockCreated = jest.fn()

jest.mock('expo-audio', () => ({
  setAudioModeAsync: () => Promise.resolve(),
  createAudioPlayer: (file: number) => {
    mockCreated(file)
    return {
      seekTo: () => Promise.resolve(),
      play: mockPlay,
      pause: () => undefined,
      addListener: () => undefined,
    }
  },
}))
jest.mock('expo-haptics', () => ({
  ...jest.requireActual<object>('expo-haptics'),
  selectionAsync: jest.fn(() => Promise.resolve()),
  impactAsync: jest.fn(() => Promise.resolve()),
  notificationAsync: jest.fn(() => Promise.resolve()),
}))

const buzzes = () =>
  jest.mocked(selectionAsync).mock.calls.length + jest.mocked(impactAsync).mock.calls.length

async function shutAndThrow() {
  await shutFlaps([9])
  await wait(1000)
  await tapButton(ROLL)
  await wait(2000)
  await settle()
}

beforeEach(async () => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
  await openTable(['Ann', 'Ben'], presetRules('channel'), rolled(6, 3))
})

const switchOff = async (name: string) => {
  await tapButton(en.play.menu)
  fireEvent.press(screen.getByRole('switch', { name }))
  expect(screen.getByRole('switch', { name })).not.toBeChecked()
  await tapButton(en.menu.close)
}

test('a match that is continued finds its sounds ready', async () => {
  await wait(2000)
  expect(mockCreated.mock.calls.length).toBeGreaterThan(10)
  expect(mockPlay).not.toHaveBeenCalled()
})

test('a turn is heard and felt', async () => {
  await shutAndThrow()
  expect(mockPlay).toHaveBeenCalled()
  expect(buzzes()).toBeGreaterThan(0)
})

test('with the sound switched off it is felt, and not heard', async () => {
  await switchOff(en.settings.sound)
  await shutAndThrow()
  expect(mockPlay).not.toHaveBeenCalled()
  expect(buzzes()).toBeGreaterThan(0)
})

test('with the vibration switched off it is heard, and not felt', async () => {
  await switchOff(en.settings.haptics)
  await shutAndThrow()
  expect(mockPlay).toHaveBeenCalled()
  expect(buzzes()).toBe(0)
})

test('the game goes on the same without both', async () => {
  await switchOff(en.settings.sound)
  await switchOff(en.settings.haptics)
  await shutAndThrow()
  expect(liveMatch().match.throws).toBe(2)
})
