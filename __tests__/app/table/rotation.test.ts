import { act, fireEvent, screen } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { LANDED_MS, openApp, openTable, tapButton, wait } from '../../support/app-screens'
import { listening } from '../../support/fake-shake'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled, shut } from '../../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/shake', () => jest.requireActual<object>('../../support/fake-shake'))

let mockHolds = 0
jest.mock('@/device/rotation', () => ({
  holdRotation: () => {
    mockHolds += 1
    return () => void (mockHolds -= 1)
  },
}))

const NAMES = ['Ann', 'Ben']
const channel = presetRules('channel')
const isHeld = () => mockHolds > 0

/** Longer than a lock lasts when there is no reason for it any more. */
const LINGER_MS = 600

beforeEach(() => {
  forceSeeds(seedOf(1))
  mockHolds = 0
})

test('the screen may turn until the phone is shaken, and again when the dice lie', async () => {
  await openTable(NAMES, channel)
  await wait(1000)
  expect(isHeld()).toBe(false)
  act(() => listening()[0]?.onRattle())
  expect(isHeld()).toBe(true)
  act(() => listening()[0]?.onThrow())
  for (let tenth = 0; tenth < 10; tenth++) {
    expect(isHeld()).toBe(true)
    await wait(100)
  }
  await wait(LANDED_MS)
  await wait(LINGER_MS)
  expect(isHeld()).toBe(false)
})

test('the screen does not turn while the phone is passed', async () => {
  const turn = [rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1), shut(7), rolled(6, 6)]
  await openTable(NAMES, channel, ...turn, shut(1, 5, 6), rolled(6, 6))
  expect(isHeld()).toBe(false)
  await tapButton(en.play.pass)
  expect(isHeld()).toBe(true)
  await tapButton(en.pass.takePhone('Ben'))
  await wait(LINGER_MS)
  expect(isHeld()).toBe(false)
})

test('by a setting it never turns', async () => {
  await openApp(NAMES, channel, '/settings')
  expect(isHeld()).toBe(false)
  fireEvent.press(screen.getByRole('switch', { name: en.settings.lockRotation }))
  expect(isHeld()).toBe(true)
  fireEvent.press(screen.getByRole('switch', { name: en.settings.lockRotation }))
  await wait(LINGER_MS)
  expect(isHeld()).toBe(false)
})
