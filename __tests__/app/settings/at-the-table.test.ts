import { act, fireEvent, screen } from 'expo-router/testing-library'
import { StyleSheet } from 'react-native'
import { listenToKeys } from '../../../device/keyboard'
import { en } from '../../../i18n'
import type { Settings } from '../../../model/settings'
import { changeSettings } from '../../../state/settings/settings'
import {
  button,
  isThere,
  openTable,
  ROLL,
  settle,
  tapButton,
  tilt,
  wait,
  pathname,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled } from '../../support/scripted-match'
import { liveMatch, recordTurns } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/keyboard', () => ({ listenToKeys: jest.fn(() => () => undefined) }))

const channel = presetRules('channel')
const { play } = en

async function press(key: string) {
  act(() => void jest.mocked(listenToKeys).mock.lastCall![0](key))
  await wait(400)
}

const isShut = () => liveMatch().match.phase === 'rolling'

const change = (settings: Partial<Settings>) => act(() => changeSettings(settings))

async function playTurn() {
  await act(() => recordTurns([9]))
  // Until the throw has landed and the end of the turn has been shown.
  await wait(4000)
}

beforeEach(() => forceSeeds(seedOf(1)))

describe('asking before shutting', () => {
  beforeEach(async () => {
    await openTable(['Ann', 'Ben'], channel, rolled(3, 5))
    change({ isShutConfirmed: true })
    tilt(8)
  })

  test('the second tap shuts', async () => {
    await tapButton(play.shut([8]))
    expect(isShut()).toBe(false)
    await tapButton(play.reallyShut([8]))
    expect(isShut()).toBe(true)
  })

  test('a double tap only asks', async () => {
    fireEvent.press(button(play.shut([8])))
    await wait(50)
    fireEvent.press(button(play.reallyShut([8])))
    await wait(400)
    expect(isShut()).toBe(false)
  })

  test('one who will not yet can think again', async () => {
    await tapButton(play.shut([8]))
    await tapButton(play.notYet)
    expect(button(play.shut([8]))).toBeOnTheScreen()
    tilt(8)
    tilt(3)
    tilt(5)
    await tapButton(play.shut([3, 5]))
    expect(isShut()).toBe(false)
  })

  test('other flaps are asked about anew', async () => {
    await tapButton(play.shut([8]))
    tilt(8)
    tilt(8)
    await settle()
    expect(isThere(play.reallyShut([8])) && isThere(play.shut([8]))).toBe(false)
    expect(isShut()).toBe(false)
  })

  test('Enter asks as well, and Backspace takes the question back', async () => {
    await press('Enter')
    expect(button(play.reallyShut([8]))).toBeOnTheScreen()
    await press('Backspace')
    expect(button(play.shut([8]))).toBeOnTheScreen()
    await press('Enter')
    await press('Enter')
    expect(isShut()).toBe(true)
  })
})

test('one tap shuts where nobody wants to be asked', async () => {
  await openTable(['Ann', 'Ben'], channel, rolled(3, 5))
  tilt(8)
  await tapButton(play.shut([8]))
  expect(isShut()).toBe(true)
})

/** Whether something is drawn upside down: turned once on the way to it. */
function isTurned(name: string | RegExp): boolean {
  let turns = 0
  for (let view = button(name).parent; view; view = view.parent) {
    const style = StyleSheet.flatten(view.props.style as object) as { transform?: unknown }
    if (typeof view.type === 'string' && JSON.stringify(style?.transform)?.includes('180deg'))
      turns++
  }
  return turns % 2 === 1
}

describe('facing the player opposite', () => {
  const MINE = /^I’m .*, (I have it|ready)$/

  test('the table and the pass card turn with every second seat', async () => {
    await openTable(['Ann', 'Ben', 'Cleo'], channel)
    change({ isFlipped: true })
    expect(isTurned(ROLL)).toBe(false)
    await playTurn()
    expect(isTurned(play.pass)).toBe(false)
    await tapButton(play.pass)
    expect(screen.getByRole('heading', { name: en.pass.yourTurn('Ben') })).toBeOnTheScreen()
    expect(screen.queryByText(en.pass.to)).toBeNull()
    expect(isTurned(MINE)).toBe(true)
    await tapButton(MINE)
    expect(isTurned(ROLL)).toBe(true)
    await playTurn()
    await tapButton(play.pass)
    expect(isTurned(MINE)).toBe(false)
  })

  test('nothing turns where nobody wants it', async () => {
    await openTable(['Ann', 'Ben'], channel)
    await playTurn()
    await tapButton(play.pass)
    expect(isTurned(MINE)).toBe(false)
  })
})

test('keys play nothing while the settings lie over the table', async () => {
  await openTable(['Ann', 'Ben'], channel)
  const listen = jest.mocked(listenToKeys).mockClear()
  const stop = jest.fn()
  listen.mockReturnValue(stop)
  fireEvent.press(button(play.menu))
  await settle()
  await tapButton(en.menu.settings)
  expect(pathname()).toBe('/settings')
  expect(stop).toHaveBeenCalledTimes(listen.mock.calls.length)
})
