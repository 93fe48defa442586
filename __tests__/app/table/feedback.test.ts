import { act, fireEvent } from 'expo-router/testing-library'
import { playHaptic } from '../../../device/haptics'
import { playSound } from '../../../device/sound'
import { en } from '../../../i18n'
import { BREATH_MS, TUMBLE_MS } from '../../../model/table-times'
import {
  button,
  LANDED_MS,
  openTable,
  ROLL,
  tapButton,
  tilt,
  wait,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled, shut, turnLeaving } from '../../support/scripted-match'
import { begin, liveMatch, record } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/sound')
jest.mock('@/device/haptics')

const channel = presetRules('channel')
const NAMES = ['Ann', 'Ben']

/** A weak bounce is heard and not felt, and how many there are depends on the throw. */
const isBounce = (moment: string) => moment.endsWith('Bounce')

/** What was heard and felt since the last time this was asked, which must be the same. */
function felt() {
  const [heard, felt] = [jest.mocked(playSound), jest.mocked(playHaptic)].map((play) =>
    play.mock.calls.map(([moment]) => moment).filter((moment) => !isBounce(moment)),
  )
  expect(felt).toEqual(heard)
  jest.clearAllMocks()
  return heard!
}

/** The events of a turn that leaves these open. */
async function aTurn(...leaving: number[]) {
  await begin(NAMES, channel)
  return turnLeaving(liveMatch().match, leaving)
}

/** Taps, and waits until what came of it has been saved and drawn. */
async function press(name: string | RegExp) {
  fireEvent.press(button(name))
  await wait(1)
}

beforeEach(() => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
})

test('opening the table is silent', async () => {
  await openTable(NAMES, channel, rolled(6, 3))
  await wait(2000)
  expect(felt()).toEqual([])
})

test('a flap ticks as it is tilted, and as it is put back', async () => {
  await openTable(NAMES, channel, rolled(6, 3))
  tilt(9)
  expect(felt()).toEqual(['tilt'])
  tilt(9)
  expect(felt()).toEqual(['tilt'])
})

test('a flap that cannot be tilted does not tick', async () => {
  await openTable(NAMES, channel, rolled(2, 1))
  tilt(9)
  expect(felt()).toEqual([])
})

test('each flap clacks as it hits the bottom, one after the other, and not before', async () => {
  await openTable(NAMES, channel, rolled(6, 2))
  ;[1, 3, 4].forEach(tilt)
  felt()
  await press(en.play.shut([1, 3, 4]))
  expect(felt()).toEqual([])
  await wait(220)
  expect(felt()).toEqual(['shut'])
  await wait(90)
  expect(felt()).toEqual(['shut'])
  await wait(90)
  expect(felt()).toEqual(['shut'])
  await wait(2000)
  expect(felt()).toEqual([])
})

test.each([1, 2] as const)('each of %d dice knocks as it lands', async (count) => {
  // With only the six open one die is thrown.
  await openTable(NAMES, channel, ...(await aTurn(count === 1 ? 6 : 9)).slice(0, -1))
  await press(ROLL)
  expect(felt()).toEqual([])
  await wait(2000)
  expect(felt().filter((moment) => moment === 'land')).toHaveLength(count)
})

test('the dice bounce before they land, and what is felt of it was heard', async () => {
  await openTable(NAMES, channel)
  await press(ROLL)
  await wait(2000)
  const heard = jest.mocked(playSound).mock.calls.map(([moment]) => moment)
  const bounces = jest.mocked(playSound).mock.calls.filter(([moment]) => isBounce(moment))
  expect(bounces.length).toBeGreaterThan(0)
  expect(heard.findIndex(isBounce)).toBeLessThan(heard.indexOf('land'))
  const strong = bounces.filter(([, strength]) => strength! >= 0.4).map(([moment]) => moment)
  const felt = jest.mocked(playHaptic).mock.calls.map(([moment]) => moment)
  expect(felt.filter(isBounce)).toEqual(strong)
})

test('that there is no move knocks once, after the dice have landed', async () => {
  await openTable(NAMES, channel, ...(await aTurn(9)).slice(0, -1))
  await press(ROLL)
  await wait(TUMBLE_MS + BREATH_MS - 100)
  expect(felt()).toEqual(['land', 'land'])
  await wait(150)
  expect(felt()).toEqual(['noMove'])
  await wait(LANDED_MS)
  await tapButton(en.play.pass)
  await wait(2000)
  expect(felt()).toEqual([])
})

test('a shut box is the clack of its last flap, then one fanfare, and the lid', async () => {
  const events = await aTurn()
  const last = events.at(-1)!
  await openTable(NAMES, channel, ...events.slice(0, -1))
  await act(() => record(last))
  expect(felt()).toEqual([])
  await wait(5000)
  expect(felt()).toEqual(['lastFlap', 'boxShut', 'lid'])
})

test('taking back is a flap that is lifted, and not one that falls', async () => {
  await openTable(NAMES, channel, rolled(6, 3), shut(9))
  await tapButton(en.play.takeBack)
  await wait(2000)
  expect(felt()).toEqual(['takeBack'])
})

test('an end that was seen and left is not sounded again', async () => {
  await openTable(NAMES, channel, ...(await aTurn(9)))
  await wait(2000)
  expect(felt()).toEqual([])
})
