import { act } from 'expo-router/testing-library'
import { playHaptic } from '../../../device/haptics'
import { playSound } from '../../../device/sound'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import { BREATH_MS, TUMBLE_MS } from '../../../model/table-times'
import { changeSettings } from '../../../state/settings/settings'
import {
  LANDED_MS,
  openPage,
  openTable,
  passPhone,
  tapButton,
  wait,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import {
  adding,
  announced,
  passed,
  presetRules,
  rolled,
  shut,
  type ScriptedTurn,
} from '../../support/scripted-match'
import { liveMatch, record, recordTurns } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/sound')
jest.mock('@/device/haptics')

const NAMES = ['Ann', 'Ben']
/** Longer than everything that an event brings. */
const LONG_MS = 8000

const channel = presetRules('channel')
const stakes = presetRules('stakes')
const target: Rules = { ...channel, format: { kind: 'target', target: 19, turns: 3 } }

/** What is heard as it moves, flaps and dice, is left out. */
const MOVING = ['shut', 'land', 'feltBounce', 'wallBounce']
const played = (play: typeof playSound | typeof playHaptic) =>
  jest
    .mocked(play)
    .mock.calls.map(([moment]) => moment)
    .filter((moment) => !MOVING.includes(moment))
const heard = () => played(playSound)
const felt = () => played(playHaptic)

/** Opens the table after these turns and plays one more on it; says what is heard of its end. */
async function endOf(rules: Rules, ...turns: readonly ScriptedTurn[]) {
  await openTable(NAMES, rules)
  await act(() => recordTurns(...turns.slice(0, -1)))
  if (liveMatch().match.phase === 'turnOver') await act(() => record(passed))
  await wait(LONG_MS)
  jest.clearAllMocks()
  await act(() => recordTurns(turns.at(-1)!))
  // In two steps: what is timed from the landing on is timed only once that has been drawn.
  await wait(LANDED_MS + 100)
  await wait(LONG_MS)
  return heard()
}

beforeEach(() => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
})

test('the phone is handed on, and then the flaps rise', async () => {
  await openTable(NAMES, channel)
  await act(() => recordTurns([9]))
  await wait(LONG_MS)
  jest.clearAllMocks()
  await passPhone()
  await wait(LONG_MS)
  expect(heard()).toEqual(['passed', 'flapsRise'])
  expect(felt()).toEqual(heard())
})

test('with a sign to announce the flaps rise once, when the card has gone', async () => {
  await openTable(NAMES, target)
  await act(() => recordTurns([9], [8]))
  await wait(LANDED_MS + 100)
  await wait(LONG_MS)
  jest.clearAllMocks()
  await act(() => record(passed, announced('add')))
  await wait(LONG_MS)
  expect(heard()).toEqual(['passed', 'flapsRise'])
})

test('a stop is a hand on the table', async () => {
  await openTable(NAMES, { ...channel, mayStop: true }, rolled(6, 3), shut(9))
  await tapButton(/^Stop with/)
  await wait(LONG_MS)
  expect(heard()).toEqual(['stopped'])
  expect(felt()).toEqual(heard())
})

test.each<[string, Rules, readonly ScriptedTurn[], readonly string[]]>([
  ['a round', channel, [[9], [8]], ['noMove', 'roundEnd']],
  ['a round for chips, and with it the match', stakes, [[9], [8]], ['noMove', 'chips', 'matchWon']],
  ['a match', presetRules('pub'), [[9], [8]], ['noMove', 'matchWon']],
  ['a match by its target', target, [[9], [8], adding(1, 9)], ['noMove', 'targetHit']],
  [
    'a match by its limit',
    { ...channel, format: { kind: 'knockout', limit: 20 } },
    [[7, 8, 9], [8]],
    ['noMove', 'wentOut', 'matchWon'],
  ],
])('the end of %s is heard after the end of the turn', async (_, rules, turns, moments) => {
  expect(await endOf(rules, ...turns)).toEqual(moments)
  expect(felt()).toEqual(moments)
})

test('what has been heard is not heard again when the table is opened again', async () => {
  const app = await openTable(NAMES, channel)
  await act(() => recordTurns([9], [8]))
  await wait(LONG_MS)
  app.unmount()
  jest.clearAllMocks()
  await openPage('/play')
  await wait(LONG_MS)
  expect(heard()).toEqual([])
})

test('nothing is heard of a table that was left', async () => {
  const app = await openTable(NAMES, channel)
  await act(() => recordTurns([9], [8]))
  await wait(TUMBLE_MS + BREATH_MS + 100)
  expect(heard().at(-1)).toBe('noMove')
  jest.clearAllMocks()
  app.unmount()
  await wait(LONG_MS)
  expect(heard()).toEqual([])
})

test('without vibration it is heard all the same', async () => {
  await openTable(NAMES, channel, rolled(6, 3), shut(9))
  act(() => changeSettings({ isHapticsOn: false }))
  await tapButton(en.play.takeBack)
  await wait(LONG_MS)
  expect(heard()).toEqual(['takeBack'])
  expect(felt()).toEqual([])
})
