import { act, fireEvent, screen } from 'expo-router/testing-library'
import { AppState, type AppStateStatus } from 'react-native'
import { listenToKeys } from '../../../device/keyboard'
import { playSound, startRattle, stopRattle } from '../../../device/sound'
import { en } from '../../../i18n'
import { HURRIED_TUMBLE_MS } from '../../../model/table-times'
import { button, LANDED_MS, openTable, ROLL, tapButton, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled, shut } from '../../support/scripted-match'
import { liveMatch } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/keyboard', () => ({ listenToKeys: jest.fn(() => () => undefined) }))
jest.mock('@/device/sound')

const NAMES = ['Ann', 'Ben']
const channel = presetRules('channel')
const throws = () => liveMatch().match.throws

/** Whether the dice are heard in the hand: they were, and nobody has ended it since. */
const isRattling = () =>
  (jest.mocked(startRattle).mock.invocationCallOrder.at(-1) ?? 0) >
  (jest.mocked(stopRattle).mock.invocationCallOrder.at(-1) ?? 0)

/** As a phone reports it: the press before the end of the touch, or never. */
const hold = () => fireEvent(button(ROLL), 'pressIn')
const release = () => {
  const roll = button(ROLL)
  fireEvent.press(roll)
  fireEvent(roll, 'pressOut', { nativeEvent: {} })
}
const slideOff = () => fireEvent(button(ROLL), 'pressOut', { nativeEvent: {} })

const keys = () => jest.mocked(listenToKeys).mock.lastCall!
const keyDown = (key: string) => act(() => void keys()[0](key))
const keyUp = (key: string | undefined) => act(() => keys()[1](key))

const forgetSounds = () =>
  [playSound, startRattle, stopRattle].forEach((mock) => jest.mocked(mock).mockClear())

let appState: jest.SpiedFunction<typeof AppState.addEventListener>

/** Tells the app that it went to the background, or came back. */
const goTo = (state: AppStateStatus) =>
  act(() => {
    for (const [kind, hear] of appState.mock.calls) if (kind === 'change') hear(state)
  })

beforeEach(async () => {
  forceSeeds(seedOf(1))
  appState = jest.spyOn(AppState, 'addEventListener').mockReturnValue({ remove: () => {} })
  await openTable(NAMES, channel)
  forgetSounds()
})

describe('Roll', () => {
  test('rattles the dice while it is held, and throws them once it is let go', async () => {
    hold()
    await wait(3000)
    expect(isRattling()).toBe(true)
    expect(throws()).toBe(0)
    release()
    await wait(200)
    expect(throws()).toBe(1)
    expect(isRattling()).toBe(false)
    await wait(LANDED_MS)
    expect(throws()).toBe(1)
    expect(isRattling()).toBe(false)
  })

  test('tells nothing while it is held: the button stays, and so does all else', async () => {
    const before = JSON.stringify(
      screen.getAllByRole('button').map(({ props }) => props['aria-label'] as string),
    )
    hold()
    await wait(1000)
    expect(button(ROLL)).toBeEnabled()
    expect(
      JSON.stringify(
        screen.getAllByRole('button').map(({ props }) => props['aria-label'] as string),
      ),
    ).toBe(before)
    expect(screen.getByRole('img', { name: en.play.diceResting })).toBeOnTheScreen()
  })

  test('tapped shortly throws at once, with a short rattle, bounces and two landings', async () => {
    hold()
    await wait(60)
    release()
    await wait(1)
    expect(throws()).toBe(1)
    expect(isRattling()).toBe(true)
    await wait(LANDED_MS)
    expect(isRattling()).toBe(false)
    const heard = jest.mocked(playSound).mock.calls.map(([moment]) => moment)
    expect(heard.filter((moment) => moment === 'land')).toHaveLength(2)
    expect(heard).toContain('feltBounce')
    expect(heard[0]).toMatch(/Bounce$/)
  })

  test('pressed by a screen reader, which holds nothing, throws at once and rattles shortly', async () => {
    fireEvent.press(button(ROLL))
    await wait(1)
    expect(throws()).toBe(1)
    expect(isRattling()).toBe(true)
    await wait(LANDED_MS)
    expect(isRattling()).toBe(false)
  })

  test('puts the dice back when the finger slides off, and can be held again', async () => {
    hold()
    await wait(500)
    slideOff()
    await wait(1)
    await wait(1000)
    expect(isRattling()).toBe(false)
    expect(throws()).toBe(0)
    hold()
    await wait(500)
    expect(isRattling()).toBe(true)
    release()
    await wait(1)
    expect(throws()).toBe(1)
  })

  test('tapped twice throws once, and leaves nothing in the hand', async () => {
    hold()
    release()
    await wait(50)
    const second = button(en.play.rolling)
    fireEvent(second, 'pressIn')
    fireEvent.press(second)
    await wait(LANDED_MS)
    expect(throws()).toBe(1)
    expect(isRattling()).toBe(false)
  })

  test('under the second tap on Shut does not even rattle', async () => {
    await openTable(NAMES, channel, rolled(6, 3))
    fireEvent.press(button(en.play.flap.choosable(9)))
    fireEvent.press(button(en.play.shut([9])))
    await wait(50)
    forgetSounds()
    hold()
    await wait(20)
    release()
    await wait(1000)
    expect(startRattle).not.toHaveBeenCalled()
    expect(liveMatch().events.at(-1)).toEqual(shut(9))
  })

  test.each([
    ['the app goes to the background', () => Promise.resolve(goTo('background'))],
    ['the menu opens', () => tapButton(en.play.menu)],
  ])('is over when %s, and nothing is thrown', async (_, interrupt) => {
    hold()
    await wait(500)
    expect(isRattling()).toBe(true)
    await interrupt()
    await wait(1000)
    expect(isRattling()).toBe(false)
    expect(throws()).toBe(0)
  })
})

describe('Space', () => {
  test('rattles the dice while it is held, and throws them once it is let go', async () => {
    keyDown(' ')
    await wait(2000)
    expect(isRattling()).toBe(true)
    expect(throws()).toBe(0)
    keyUp(' ')
    await wait(200)
    expect(throws()).toBe(1)
    expect(isRattling()).toBe(false)
  })

  test('let go without having been held at the table throws nothing', async () => {
    keyUp(' ')
    await wait(500)
    expect(throws()).toBe(0)
  })

  test('puts the dice back when the window loses the keyboard', async () => {
    keyDown(' ')
    await wait(500)
    keyUp(undefined)
    keyUp(' ')
    await wait(500)
    expect(isRattling()).toBe(false)
    expect(throws()).toBe(0)
  })

  test('hurries the dice that tumble', async () => {
    keyDown(' ')
    await wait(500)
    keyUp(' ')
    await wait(200)
    expect(button(en.play.rolling)).toBeOnTheScreen()
    keyDown(' ')
    await wait(HURRIED_TUMBLE_MS)
    expect(screen.queryByRole('button', { name: en.play.rolling })).toBeNull()
    keyUp(' ')
    await wait(LANDED_MS)
    expect(throws()).toBe(1)
  })

  test('does nothing while there are flaps to shut', async () => {
    await openTable(NAMES, channel, rolled(6, 3))
    forgetSounds()
    keyDown(' ')
    await wait(200)
    expect(startRattle).not.toHaveBeenCalled()
    keyUp(' ')
    await wait(500)
    expect(throws()).toBe(1)
  })
})
