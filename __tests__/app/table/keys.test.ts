import { act, screen } from 'expo-router/testing-library'
import type { listenToKeys } from '../../../device/keyboard'
import { enSpoken } from '../../../i18n/spoken-match'
import { changeSettings } from '../../../state/settings/settings'
import { openTable, tapButton, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { listen, said } from '../../support/heard'
import { presetRules, rolled, shut, turnLeaving } from '../../support/scripted-match'
import { begin, liveMatch } from '../../support/store-match'
import { en } from '../../../i18n'
import { chosenFlaps } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/components/ui/move-focus')

type OnKey = Parameters<typeof listenToKeys>[0]

/** Those who listen to keys now, in the order in which they began. */
const mockListeners = new Set<OnKey>()
jest.mock('@/device/keyboard', () => ({
  listenToKeys: (onKey: OnKey) => {
    mockListeners.add(onKey)
    return () => mockListeners.delete(onKey)
  },
}))

/** Presses a key as a browser does: everybody hears it, and at most one of them uses it. */
function press(key: string): void {
  act(() => {
    const used = [...mockListeners].filter((onKey) => onKey(key))
    expect(used.length).toBeLessThan(2)
  })
}

/** Presses a key, and hears what is said to it. */
async function heardAfter(key: string): Promise<readonly string[]> {
  await wait(1000)
  said()
  press(key)
  await wait(1000)
  return said()
}

const channel = presetRules('channel')
const NAMES = ['Ann', 'Ben']

beforeEach(() => {
  forceSeeds(seedOf(1))
  listen()
})

describe('a key that does nothing now says so', () => {
  test('before a throw', async () => {
    await openTable(NAMES, channel)
    expect(await heardAfter('5')).toEqual([enSpoken.refused.rollFirst])
    expect(await heardAfter('Enter')).toEqual([enSpoken.refused.shut])
    expect(await heardAfter('Backspace')).toEqual([enSpoken.refused.takeBack])
    expect(liveMatch().events).toEqual([])
  })

  test('for a flap that the throw cannot shut, or that is shut', async () => {
    await openTable(NAMES, channel, rolled(6, 3), shut(9), rolled(2, 1))
    expect(await heardAfter('6')).toEqual(['Flap 6 cannot be used.'])
    expect(await heardAfter('9')).toEqual(['Flap 9 is shut.'])
    expect(await heardAfter(' ')).toEqual([enSpoken.refused.roll])
    expect(chosenFlaps()).toEqual([])
    // There are keys for twelve flaps, and nine flaps.
    expect(await heardAfter('=')).toEqual([])
  })
})

test('what is said of a key is shown for a while, and until something is done', async () => {
  await openTable(NAMES, channel, rolled(6, 3))
  const shown = (text: string) => screen.queryByText(text, { includeHiddenElements: true })
  const refusal = enSpoken.refused.roll
  press(' ')
  expect(shown(refusal)).toBeOnTheScreen()
  await wait(4000)
  expect(shown(refusal)).toBeNull()
  press(' ')
  expect(shown(refusal)).toBeOnTheScreen()
  press('9')
  expect(shown(refusal)).toBeNull()
})

test('the digits, 0, minus and equals choose twelve flaps', async () => {
  await openTable(NAMES, { ...channel, tiles: 12 }, rolled(6, 6))
  expect(await heardAfter('=')).toEqual(['Ready: 12.'])
  press('=')
  expect(await heardAfter('0')).toEqual(['10. 2 to go: flap 2.'])
  press('0')
  expect(await heardAfter('-')).toEqual(['11. 1 to go: flap 1.'])
})

test('a question mark reads the table, on the card between two turns too', async () => {
  await begin(NAMES, channel)
  const events = turnLeaving(liveMatch().match, [8, 9])
  await openTable(NAMES, channel, ...events)
  expect((await heardAfter('?'))[0]).toMatch(/^Round 1 of 5\. Ann’s turn\. .*no move/)
  await tapButton(en.play.pass)
  expect((await heardAfter('?'))[0]).toMatch(/^Pass to Ben\./)
})

test('single keys can be switched off', async () => {
  await openTable(NAMES, channel, rolled(6, 3))
  act(() => changeSettings({ areKeysOn: false }))
  expect(mockListeners.size).toBe(0)
  act(() => changeSettings({ areKeysOn: true }))
  expect(await heardAfter('9')).toEqual(['Ready: 9.'])
})
