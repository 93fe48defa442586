import { act, fireEvent, screen } from 'expo-router/testing-library'
import { Dimensions, Modal, StyleSheet, type ViewStyle } from 'react-native'
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
import { presetRules, rolled, shut } from '../../support/scripted-match'
import { liveMatch, recordTurns } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/keyboard', () => ({ listenToKeys: jest.fn(() => () => undefined) }))

const channel = presetRules('channel')
const { play } = en

async function press(key: string) {
  act(() => void jest.mocked(listenToKeys).mock.lastCall![0](key))
  await wait(400)
}

/** Whether the box and the actions are side by side in this window. */
const isWide = () => Dimensions.get('window').width > Dimensions.get('window').height

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

/** The styles of the ancestors of a button, innermost first; a modal has a window of its own. */
function stylesAround(name: string | RegExp): readonly ViewStyle[] {
  const styles: ViewStyle[] = []
  for (let view = button(name).parent; view && view.type !== Modal; view = view.parent)
    if (typeof view.type === 'string')
      styles.push(StyleSheet.flatten(view.props.style as ViewStyle) ?? {})
  return styles
}

/** The degrees by which a node is rotated by its ancestors. */
const angleOf = (name: string | RegExp): number =>
  stylesAround(name).reduce((angle, { transform }) => {
    const [, degrees = '0'] = /"rotate":"(\d+)deg"/.exec(JSON.stringify(transform) ?? '') ?? []
    return angle + Number(degrees)
  }, 0)

describe('where the phone is', () => {
  const MINE = /^I’m .*, (I have it|ready)$/

  test('between two, the table and the pass card turn with every second seat', async () => {
    await openTable(['Ann', 'Ben', 'Cleo'], channel)
    change({ seating: 'between-two' })
    expect(angleOf(ROLL)).toBe(0)
    await playTurn()
    expect(isThere(play.pass)).toBe(false)
    expect(angleOf(play.turnOf('Ben'))).toBe(0)
    await tapButton(play.turnOf('Ben'))
    expect(screen.getByRole('heading', { name: en.pass.yourTurn('Ben') })).toBeOnTheScreen()
    expect(screen.queryByText(en.pass.to)).toBeNull()
    expect(angleOf(MINE)).toBe(180)
    await tapButton(MINE)
    expect(angleOf(ROLL)).toBe(180)
    await playTurn()
    await tapButton(play.turnOf('Cleo'))
    expect(angleOf(MINE)).toBe(0)
  })

  test('in the middle, they turn to the side of each, and so does the menu', async () => {
    await openTable(['Ann', 'Ben', 'Cleo'], channel)
    change({ seating: 'by-seat' })
    for (const [name, angle] of [
      ['Ben', 90],
      ['Cleo', 270],
      ['Ann', 0],
    ] as const) {
      await playTurn()
      expect(isThere(play.pass)).toBe(false)
      await tapButton(play.turnOf(name))
      expect(screen.getByRole('heading', { name: en.pass.yourTurn(name) })).toBeOnTheScreen()
      expect(angleOf(MINE)).toBe(angle)
      await tapButton(MINE)
      expect(angleOf(ROLL)).toBe(angle)
      await tapButton(play.menu)
      expect(angleOf(en.menu.settings)).toBe(angle)
      await tapButton(en.menu.close)
    }
  })

  test('nothing turns where nobody wants it', async () => {
    await openTable(['Ann', 'Ben'], channel)
    await playTurn()
    await tapButton(play.pass)
    expect(angleOf(MINE)).toBe(0)
  })
})

describe('a left-handed table', () => {
  /** Whether what is beside this button is drawn in the opposite order. */
  const isMirrored = (name: string | RegExp) =>
    stylesAround(name).some(({ flexDirection }) => flexDirection === 'row-reverse')

  /** The numbers on the flaps, in their order. */
  const flapsInOrder = () =>
    screen.getAllByRole('button', { name: /^\d+, / }).map(({ props }) => {
      const { accessibilityLabel } = props as { accessibilityLabel: string }
      return Number(/\d+/.exec(accessibilityLabel)![0])
    })

  test('has menu, actions and the choice of dice on the other side, and the flaps in order', async () => {
    const stakes = presetRules('stakes')
    const high = [rolled(3, 4), shut(7), rolled(4, 4), shut(8), rolled(4, 5), shut(9)]
    await openTable(['Ann', 'Ben'], stakes, ...high)
    const controls = [play.menu, play.leave, play.takeBack]
    expect(controls.map(isMirrored)).toEqual([false, false, false])
    change({ isLeftHanded: true })
    expect(controls.map(isMirrored)).toEqual([true, true, true])
    expect(isMirrored(/^1, /)).toBe(isWide())
    expect(flapsInOrder()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
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
