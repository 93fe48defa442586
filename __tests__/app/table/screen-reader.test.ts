import { act, screen } from 'expo-router/testing-library'
import { AccessibilityInfo } from 'react-native'
import { moveFocus } from '../../../components/ui/move-focus'
import { en } from '../../../i18n'
import {
  isThere,
  LANDED_MS,
  openTable,
  ROLL,
  tapButton,
  tilt,
  wait,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import {
  presetRules,
  passed,
  rolled,
  shut,
  stopped,
  turnLeaving,
} from '../../support/scripted-match'
import { begin, liveMatch, record } from '../../support/store-match'
import { labelOf } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/components/ui/move-focus')

const channel = presetRules('channel')
const hundred = presetRules('hundred')
const NAMES = ['Ann', 'Ben']

const announcing = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
const said = () => announcing.mock.calls.at(-1)?.[0]

/** The label of what was given the focus last. */
const focused = () => {
  const view = jest.mocked(moveFocus).mock.calls.at(-1)?.[0]
  return view && labelOf(view as unknown as Parameters<typeof labelOf>[0])
}

/** The events of a turn that leaves these open. */
async function aTurn(...leaving: number[]) {
  await begin(NAMES, channel)
  return turnLeaving(liveMatch().match, leaving)
}

beforeEach(() => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
})

describe('a screen reader is told', () => {
  test('that there is no move: the throw, the open flaps, the score', async () => {
    const events = await aTurn(8, 9)
    await openTable(NAMES, channel, ...events.slice(0, -1))
    await act(() => record(rolled(1, 1)))
    expect(said()).toBeUndefined()
    await wait(LANDED_MS)
    expect(said()).toBe('No move. You threw 1 and 1. Open: 8, 9. You score 17.')
  })

  test('that the box is shut', async () => {
    const events = await aTurn()
    await openTable(NAMES, channel, ...events.slice(0, -1))
    await act(() => record(events.at(-1)!))
    expect(said()).toMatch(/^Threw 1\./)
    await wait(5000)
    expect(said()).toBe(`The box is shut! ${en.play.captain('Ann')} You score 0.`)
  })

  test('that the turn was stopped', async () => {
    await openTable(NAMES, hundred, rolled(6, 3), shut(9))
    await act(() => record(stopped))
    expect(said()).toBe(
      'You stopped. Open: 1, 2, 3, 4, 5, 6, 7, 8. 0 + 12345678 = 12345678, 12345578 over.',
    )
  })

  test('what is left to choose, and what can be shut', async () => {
    await openTable(NAMES, channel, rolled(6, 3))
    expect(said()).toMatch(/^Threw 6 and 3\. Flaps that can be shut: 1, /)
    tilt(4)
    expect(said()).toBe(en.play.chooseMore(5))
    tilt(5)
    expect(said()).toBe(en.play.shut([4, 5]))
  })
})

describe('the focus goes', () => {
  test('to the roll, to the first flap of a throw, and to the shut once flaps are chosen', async () => {
    await openTable(NAMES, channel)
    expect(focused()).toMatch(ROLL)
    await act(() => record(rolled(6, 3)))
    expect(moveFocus).toHaveBeenCalledTimes(1)
    await wait(LANDED_MS)
    expect(focused()).toBe(en.play.flap.choosable(1))
    tilt(9)
    expect(focused()).toBe(en.play.shut([9]))
    await tapButton(en.play.shut([9]))
    expect(focused()).toMatch(ROLL)
  })

  test('nowhere while flaps are chosen one by one and put back', async () => {
    await openTable(NAMES, channel, rolled(6, 3))
    jest.clearAllMocks()
    tilt(4)
    tilt(4)
    tilt(3)
    expect(moveFocus).not.toHaveBeenCalled()
  })

  test('to the pass, to the card, and to the roll of the next player', async () => {
    await openTable(NAMES, channel, ...(await aTurn(9)))
    expect(focused()).toBe(en.play.pass)
    await tapButton(en.play.pass)
    expect(focused()).toBe(en.pass.takePhone('Ben'))
    await tapButton(en.pass.takePhone('Ben'))
    expect(focused()).toMatch(ROLL)
  })

  test('to the sign that is announced first', async () => {
    const stop = [rolled(6, 3), shut(9), stopped]
    await openTable(NAMES, hundred, ...stop, passed, ...stop)
    await tapButton(en.play.pass)
    expect(focused()).toMatch(new RegExp(`^${en.pass.add}`))
  })
})

test('behind the pass card nothing can be found', async () => {
  await openTable(NAMES, channel, ...(await aTurn(9)))
  expect(isThere(/^Flap 9/)).toBe(true)
  await tapButton(en.play.pass)
  expect(screen.getByRole('button', { name: en.pass.takePhone('Ben') })).toBeOnTheScreen()
  expect(isThere(/^Flap 9/)).toBe(false)
  expect(isThere(en.play.menu)).toBe(false)
  await tapButton(en.pass.takePhone('Ben'))
  expect(isThere(/^Flap 9/)).toBe(true)
})
