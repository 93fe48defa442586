import { act, fireEvent, screen } from 'expo-router/testing-library'
import { AppState, type AppStateStatus } from 'react-native'
import { en } from '../../../i18n'
import { HURRIED_TUMBLE_MS } from '../../../model/table-times'
import { changeSettings } from '../../../state/settings/settings'
import { button, LANDED_MS, openTable, tapButton, wait } from '../../support/app-screens'
import { listening, shakePhone } from '../../support/fake-shake'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled, shut } from '../../support/scripted-match'
import { liveMatch, record } from '../../support/store-match'
import { passCard } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/shake', () => jest.requireActual<object>('../../support/fake-shake'))

const channel = presetRules('channel')
const NAMES = ['Ann', 'Ben']
const HANDING_OVER = 1000
const BETWEEN_TAPS = 400

const throws = () => liveMatch().match.throws
const shakeInHand = async () => {
  await wait(HANDING_OVER)
  await shakePhone()
}

let appState: jest.SpiedFunction<typeof AppState.addEventListener>

/** Tells the app that it went to the background, or came back. */
function goTo(state: AppStateStatus) {
  act(() => {
    for (const [kind, hear] of appState.mock.calls) if (kind === 'change') hear(state)
  })
}

beforeEach(() => {
  forceSeeds(seedOf(1))
  appState = jest.spyOn(AppState, 'addEventListener').mockReturnValue({ remove: () => {} })
})

test('a phone that can be shaken says so on its button', async () => {
  await openTable(NAMES, channel)
  expect(button(en.play.shakeOrRoll)).toBeEnabled()
})

test('a shake on one’s own throw throws once', async () => {
  await openTable(NAMES, channel)
  await shakeInHand()
  expect(throws()).toBe(1)
  expect(liveMatch().match.phase).toBe('shutting')
  expect(listening()).toEqual([])
})

test('shaking on while the dice tumble, and when they lie, throws nothing more', async () => {
  await openTable(NAMES, channel)
  await shakeInHand()
  await shakePhone()
  await wait(HANDING_OVER)
  await shakePhone()
  expect(throws()).toBe(1)
})

test('letting go of Roll once a shake has thrown does not hurry the dice, and the next tap does', async () => {
  await openTable(NAMES, channel)
  await wait(HANDING_OVER)
  fireEvent(button(en.play.shakeOrRoll), 'pressIn')
  await wait(200)
  await shakePhone()
  const rolling = button(en.play.rolling)
  fireEvent.press(rolling)
  fireEvent(rolling, 'pressOut', { nativeEvent: {} })
  await wait(2 * HURRIED_TUMBLE_MS)
  expect(button(en.play.rolling)).toBeOnTheScreen()
  await wait(BETWEEN_TAPS)
  fireEvent.press(button(en.play.rolling))
  await wait(HURRIED_TUMBLE_MS)
  expect(throws()).toBe(1)
  expect(screen.queryByRole('button', { name: en.play.rolling })).toBeNull()
})

test('after the flaps are shut a shake throws again', async () => {
  await openTable(NAMES, channel, rolled(6, 3))
  await shakeInHand()
  expect(throws()).toBe(1)
  await act(() => record(shut(9)))
  await shakeInHand()
  expect(throws()).toBe(2)
})

test('in the first second of a turn the phone is still being handed over', async () => {
  await openTable(NAMES, channel)
  expect(listening()).toEqual([])
  await shakePhone()
  expect(throws()).toBe(0)
})

test('every turn begins with such a second', async () => {
  await openTable(NAMES, channel, rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1))
  await act(() => record(shut(7), rolled(6, 6), shut(1, 5, 6), rolled(6, 6)))
  await wait(LANDED_MS)
  await tapButton(en.play.pass)
  await tapButton(en.pass.takePhone('Ben'))
  const before = throws()
  await shakePhone()
  expect(throws()).toBe(before)
  await shakeInHand()
  expect(throws()).toBe(before + 1)
})

test('on the card between two turns a shake does nothing', async () => {
  await openTable(NAMES, channel, rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1))
  await act(() => record(shut(7), rolled(6, 6), shut(1, 5, 6), rolled(6, 6)))
  await wait(LANDED_MS)
  const { events } = liveMatch()
  await shakePhone()
  await tapButton(en.play.pass)
  await shakeInHand()
  expect(passCard()).toBeOnTheScreen()
  expect(liveMatch().events).toBe(events)
})

test('on the card that asks for a sign a shake does nothing', async () => {
  const hundred = presetRules('hundred')
  await openTable(['Ann'], hundred, rolled(6, 3), shut(9), { type: 'turnStopped' })
  await tapButton(en.play.nextTurn)
  expect(liveMatch().match.phase).toBe('announcing')
  const { events } = liveMatch()
  await shakeInHand()
  expect(liveMatch().events).toBe(events)
})

test('behind the open menu a shake does nothing, and works again once it is closed', async () => {
  await openTable(NAMES, channel)
  await tapButton(en.play.menu)
  await shakeInHand()
  expect(throws()).toBe(0)
  await tapButton(en.menu.close)
  await shakePhone()
  expect(throws()).toBe(1)
})

test('in the background a shake does nothing', async () => {
  await openTable(NAMES, channel)
  await wait(HANDING_OVER)
  goTo('background')
  await shakePhone()
  expect(throws()).toBe(0)
  goTo('active')
  await shakePhone()
  expect(throws()).toBe(1)
})

test('switched off in the menu, shaking does nothing, and the button speaks of tapping', async () => {
  await openTable(NAMES, channel)
  await tapButton(en.play.menu)
  fireEvent.press(screen.getByRole('switch', { name: en.settings.shake }))
  await tapButton(en.menu.close)
  await shakeInHand()
  expect(throws()).toBe(0)
  expect(button(en.play.roll)).toBeEnabled()
})

test('how hard it must be shaken is a setting', async () => {
  await openTable(NAMES, channel)
  act(() => changeSettings({ shakeSensitivity: 'hard' }))
  await wait(HANDING_OVER)
  expect(listening().map(({ threshold }) => threshold)).toEqual([1.2])
})

test('away from the table nobody listens', async () => {
  const app = await openTable(NAMES, channel)
  await wait(HANDING_OVER)
  expect(listening()).toHaveLength(1)
  await tapButton(en.play.leave)
  expect(app.getPathname()).toBe('/')
  expect(listening()).toEqual([])
})
