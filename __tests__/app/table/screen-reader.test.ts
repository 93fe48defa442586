import { router } from 'expo-router'
import { act, fireEvent, screen } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { SPEECH_DELAY_MS } from '../../../state/speech/speech'
import { changeSettings } from '../../../state/settings/settings'
import {
  arrive,
  button,
  isThere,
  LANDED_MS,
  openTable,
  ROLL,
  tapButton,
  tilt,
  wait,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { heard, listen, said } from '../../support/heard'
import {
  presetRules,
  passed,
  rolled,
  shut,
  stopped,
  turnLeaving,
} from '../../support/scripted-match'
import { BREATH_MS, TUMBLE_MS } from '../../../model/table-times'
import { begin, liveMatch, record } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/components/ui/move-focus')

const channel = presetRules('channel')
const hundred = presetRules('hundred')
const NAMES = ['Ann', 'Ben']

/** The events of a turn that leaves these open. */
async function aTurn(...leaving: number[]) {
  await begin(NAMES, channel)
  return turnLeaving(liveMatch().match, leaving)
}

/** What was given the focus, in this order. */
const focused = () => heard().flatMap(([, kind, text]) => (kind === 'focus' ? [text] : []))

beforeEach(() => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
  listen()
})

describe('the focus moves first, and what is said follows', () => {
  test('a throw: nothing before the dice lie, then the first flap, then the ways', async () => {
    await openTable(NAMES, channel)
    await arrive()
    heard()
    await act(() => record(rolled(5, 4)))
    await wait(TUMBLE_MS - 1)
    expect(heard()).toEqual([])
    expect(isThere(/can be used$/)).toBe(false)
    await wait(1)
    expect(heard()).toEqual([[1, 'focus', en.play.flap.choosable(1)]])
    await wait(SPEECH_DELAY_MS - 1)
    expect(heard()).toEqual([])
    await wait(1)
    expect(heard()).toEqual([[1, 'said', '5 and 4, nine. 8 ways.']])
  })

  test('flaps one by one, the shut, and the roll again', async () => {
    await openTable(NAMES, channel, rolled(5, 4))
    await wait(1000)
    heard()
    tilt(8)
    await wait(1000)
    expect(heard()).toEqual([[SPEECH_DELAY_MS, 'said', '8. 1 to go: flap 1.']])
    tilt(1)
    await wait(1000)
    expect(heard()).toEqual([
      [0, 'focus', en.play.shut([1, 8])],
      [SPEECH_DELAY_MS, 'said', 'Ready: 1 and 8.'],
    ])
    await tapButton(en.play.shut([1, 8]))
    expect(focused()).toEqual([expect.stringMatching(ROLL)])
    await wait(1000)
    expect(heard()).toEqual([
      [SPEECH_DELAY_MS, 'said', '1 and 8 are down. Open: 2 to 7 and 9, 36 left.'],
    ])
  })

  test('a text that is not spoken yet gives way to the next', async () => {
    await openTable(NAMES, channel, rolled(5, 4))
    await wait(1000)
    heard()
    tilt(8)
    await wait(SPEECH_DELAY_MS - 1)
    tilt(8)
    await wait(1000)
    expect(said()).toEqual(['8 put back. 9 to go.'])
  })

  test('no move: the pass, and then all of it at once', async () => {
    const events = await aTurn(8, 9)
    await openTable(NAMES, channel, ...events.slice(0, -1))
    await arrive()
    heard()
    await act(() => record(rolled(1, 1)))
    await wait(TUMBLE_MS + BREATH_MS)
    expect(heard()).toEqual([])
    await wait(LANDED_MS)
    expect(focused()).toEqual([en.play.pass])
    await wait(1000)
    expect(heard()).toEqual([
      [SPEECH_DELAY_MS, 'said', '1 and 1, two: no move. Open 8, 9. 17 points. Total 17.'],
    ])
  })
})

describe('the focus', () => {
  test('stays on the flaps while another one could be added', async () => {
    await openTable(NAMES, presetRules('sailors'), rolled(5, 4))
    await arrive()
    focused()
    tilt(5)
    await wait(1000)
    expect(heard()).toEqual([[SPEECH_DELAY_MS, 'said', 'Ready: 5.']])
    tilt(4)
    expect(focused()).toEqual([en.play.shut([4, 5])])
  })

  test('goes to Shut after Not yet', async () => {
    await openTable(NAMES, channel, rolled(5, 4))
    act(() => changeSettings({ isShutConfirmed: true }))
    tilt(9)
    await tapButton(en.play.shut([9]))
    await wait(1000)
    expect(said().at(-1)).toBe('Shut 9? Press again.')
    await tapButton(en.play.notYet)
    expect(focused()).toEqual([en.play.shut([9])])
  })

  test('goes to the pass, to the card, and to the roll of the next player', async () => {
    await openTable(NAMES, channel, ...(await aTurn(9)))
    await arrive()
    expect(focused().at(-1)).toBe(en.play.pass)
    await tapButton(en.play.pass)
    expect(focused()).toEqual([en.pass.takePhone('Ben')])
    await tapButton(en.pass.takePhone('Ben'))
    expect(focused()).toEqual([expect.stringMatching(ROLL)])
  })

  test('goes to the question whether to add or subtract', async () => {
    const stop = [rolled(6, 3), shut(9), stopped]
    await openTable(NAMES, hundred, ...stop, passed, ...stop)
    await tapButton(en.play.pass)
    expect(focused().at(-1)).toBe(en.pass.addOrSubtract)
  })

  test('goes back to the flap when a shut is taken back', async () => {
    await openTable(NAMES, channel, rolled(5, 4), shut(9))
    await wait(1000)
    heard()
    await tapButton(en.play.takeBack)
    await wait(1000)
    expect(heard().map(([, kind, text]) => [kind, text])).toEqual([
      ['focus', en.play.flap.choosable(1)],
      ['said', '9 is up again. 5 and 4, nine.'],
    ])
  })
})

describe('the table is read', () => {
  const all = 'Round 1 of 5. Ann’s turn. Dice 5 and 4, nine. Open 1 to 9. Ann 0, Ben 0.'

  test('when it opens in mid-turn', async () => {
    await openTable(NAMES, channel, rolled(5, 4))
    await wait(1000)
    expect(said()).toEqual([all])
  })

  test('by an action of the main button, by the gesture for it, and from the menu; no focus moves', async () => {
    await openTable(NAMES, channel, rolled(5, 4))
    tilt(9)
    await wait(1000)
    heard()
    const chosen = all.replace('nine.', 'nine. Chosen 9, ready.')
    const main = button(en.play.shut([9]))
    expect(main.props.accessibilityActions).toEqual([{ name: 'extra', label: en.play.read }])
    fireEvent(main, 'accessibilityAction', { nativeEvent: { actionName: 'extra' } })
    await wait(1000)
    expect(heard().map(([, ...what]) => what)).toEqual([['said', chosen]])
    fireEvent(main, 'accessibilityMagicTap')
    await wait(1000)
    expect(said()).toEqual([chosen])
    await tapButton(en.play.menu)
    await tapButton(en.play.read)
    await wait(1000)
    expect(said()).toEqual([chosen])
  })

  test('when one comes back to it from another page, and the focus is where it was needed', async () => {
    await openTable(NAMES, channel, rolled(5, 4))
    act(() => router.push('/settings'))
    await wait(1000)
    heard()
    act(() => router.back())
    await arrive()
    expect(heard().map(([, ...what]) => what)).toEqual([
      ['focus', en.play.flap.choosable(1)],
      ['said', all],
    ])
  })

  test('with the throw, when one comes back while the dice tumble and not before they lie', async () => {
    await openTable(NAMES, channel)
    await act(() => record(rolled(5, 4)))
    await wait(100)
    act(() => router.push('/settings'))
    await wait(100)
    heard()
    act(() => router.back())
    await wait(TUMBLE_MS - 300)
    expect(heard()).toEqual([])
    await wait(2000)
    // The throw is drawn by now, and the text follows.
    await wait(1000)
    expect(heard().map(([, ...what]) => what)).toEqual([
      ['focus', en.play.flap.choosable(1)],
      ['said', all],
    ])
  })

  test('in few words if that is what is set', async () => {
    await openTable(NAMES, channel)
    act(() => changeSettings({ verbosity: 'short' }))
    await act(() => record(rolled(6, 3), shut(9)))
    await wait(1000)
    expect(said().at(-1)).toBe('9 is down. Open: 1 to 8.')
  })
})

test('behind the pass card nothing can be found', async () => {
  await openTable(NAMES, channel, ...(await aTurn(9)))
  expect(isThere(/^9, /)).toBe(true)
  await tapButton(en.play.pass)
  expect(screen.getByRole('button', { name: en.pass.takePhone('Ben') })).toBeOnTheScreen()
  expect(isThere(/^9, /)).toBe(false)
  expect(isThere(en.play.menu)).toBe(false)
  await tapButton(en.pass.takePhone('Ben'))
  expect(isThere(/^9, /)).toBe(true)
})
