import { act, screen } from 'expo-router/testing-library'
import { AppState } from 'react-native'
import type { MatchEvent, PresetId } from '../../../engine'
import { en } from '../../../i18n'
import { BREATH_MS, TUMBLE_MS } from '../../../model/tumble-times'
import { playSound } from '../../../device/sound'
import { changeSettings } from '../../../state/settings/settings'
import { button, flap, openTable, ROLL, tilt, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled, shut } from '../../support/scripted-match'
import { record } from '../../support/store-match'
import { chosenFlaps } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/sound')

const FRAME_MS = 33

type Node = ReturnType<typeof screen.toJSON>

const spoken = ['aria-label', 'accessibilityLabel', 'accessibilityValue'] as const

/** Everything that can be read or heard on the screen, but for the label of the main button. */
function words(node: Node | string = screen.toJSON()): string[] {
  if (node === null) return []
  if (typeof node === 'string') return ROLL.test(node) || node === en.play.rolling ? [] : [node]
  if (Array.isArray(node)) return node.flatMap(words)
  const labels = spoken.map((name): unknown => node.props[name]).filter((label) => label)
  return [
    ...labels.map((label) => JSON.stringify(label)).filter((label) => !isMainButton(label)),
    ...(node.children ?? []).flatMap((child) => words(child)),
  ]
}

const isMainButton = (label: string) => {
  const text = label.slice(1, -1)
  return ROLL.test(text) || text === en.play.rolling
}

beforeEach(() => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
})

/** After these a throw of 1 and 1 leaves no move. */
const TWO_SHUT = [rolled(6, 3), shut(9), rolled(1, 1), shut(2)]

const THROWS: [string, PresetId, MatchEvent[], MatchEvent][] = [
  ['the first throw of a turn', 'channel', [], rolled(6, 3)],
  ['a throw after a shut', 'channel', [rolled(6, 3), shut(9)], rolled(6, 2)],
  ['a throw without a move', 'channel', TWO_SHUT, rolled(1, 1)],
  ['a throw without a move in the pub', 'pub', [rolled(1, 1), shut(2)], rolled(1, 1)],
  ['a throw of the sailors', 'sailors', [rolled(6, 3), shut(9)], rolled(1, 1)],
  ['a throw towards a hundred', 'hundred', [rolled(6, 3), shut(9)], rolled(6, 2)],
  ['a throw for chips', 'stakes', [rolled(6, 3), shut(9)], rolled(6, 2)],
]

test.each(THROWS)(
  '%s tells nothing before the dice have landed',
  async (_, preset, events, next) => {
    await openTable(['Ann', 'Ben'], presetRules(preset), ...events)
    const before = words()
    expect(before.length).toBeGreaterThan(10)
    await act(() => record(next))
    for (let time = 0; time < TUMBLE_MS - FRAME_MS; time += FRAME_MS) {
      expect(words()).toEqual(before)
      await wait(FRAME_MS)
    }
    await wait(2 * FRAME_MS + BREATH_MS)
    expect(words()).not.toEqual(before)
  },
)

const isEndShown = () => screen.queryByText(en.play.noMove) !== null
/** What was heard, but for the bounces of the dice on their way. */
const heard = () =>
  jest
    .mocked(playSound)
    .mock.calls.map(([name]) => name)
    .filter((name) => !name.endsWith('Bounce'))

test.each([false, true])(
  'no move: the dice land, a breath, the low knock, the end of the turn (less motion: %s)',
  async (isMotionReduced) => {
    await openTable(['Ann', 'Ben'], presetRules('channel'), ...TWO_SHUT)
    act(() => changeSettings({ isMotionReduced }))
    await act(() => record(rolled(1, 1)))
    while (heard().length < 2) await wait(FRAME_MS)
    expect(heard()).toEqual(['land', 'land'])
    await wait(BREATH_MS - FRAME_MS)
    expect(isEndShown()).toBe(false)
    expect(heard()).toEqual(['land', 'land'])
    await wait(4 * BREATH_MS)
    expect(isEndShown()).toBe(true)
    expect(heard()).toEqual(['land', 'land', 'noMove'])
  },
)

test('what is left for another app has come to its end unheard on return', async () => {
  const listening = jest.spyOn(AppState, 'addEventListener').mockReturnValue({ remove: () => {} })
  await openTable(['Ann', 'Ben'], presetRules('channel'), ...TWO_SHUT)
  await act(() => record(rolled(1, 1)))
  act(() => {
    for (const [kind, hear] of listening.mock.calls) if (kind === 'change') hear('background')
  })
  expect(isEndShown()).toBe(true)
  await wait(TUMBLE_MS + 8 * BREATH_MS)
  expect(heard()).not.toContain('noMove')
})

test('a tap on any flap that stands ends the tumble, and chooses it if it can be', async () => {
  await openTable(['Ann', 'Ben'], presetRules('channel'), rolled(6, 3), shut(9))
  await act(() => record(rolled(1, 1)))
  expect(button(en.play.rolling)).toBeOnTheScreen()
  tilt(8)
  expect(flap(8)).toHaveAccessibleName(en.play.flap.open(8))
  expect(flap(2)).toHaveAccessibleName(en.play.flap.choosable(2))
})

test('a tap on a flap that can be shut chooses it while the dice still tumble', async () => {
  await openTable(['Ann', 'Ben'], presetRules('channel'), rolled(6, 3), shut(9))
  await act(() => record(rolled(1, 1)))
  tilt(2)
  expect(chosenFlaps()).toEqual([2])
  expect(button(en.play.shut([2]))).toBeEnabled()
})
