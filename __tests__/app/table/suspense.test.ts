import { act, fireEvent, screen } from 'expo-router/testing-library'
import { AppState } from 'react-native'
import { Box } from '../../../components/box/box'
import { throwDice, type MatchEvent, type Phase, type PresetId } from '../../../engine'
import { en } from '../../../i18n'
import {
  BREATH_MS,
  HURRIED_TUMBLE_MS,
  REDUCED_TUMBLE_MS,
  TUMBLE_MS,
} from '../../../model/table-times'
import { playSound } from '../../../device/sound'
import { COACH_MODES } from '../../../model/coach'
import type { Settings } from '../../../model/settings'
import { changeSettings } from '../../../state/settings/settings'
import { beginMatch } from '../../../state/table/live-match'
import {
  button,
  choose,
  flap,
  forgetEverything,
  openPage,
  openTable,
  ROLL,
  tilt,
  wait,
} from '../../support/app-screens'
import { mixedSeats } from '../../support/computer-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { scripted } from '../../support/scripted-events'
import {
  begin,
  passed,
  presetRules,
  rolled,
  shut,
  subtracting,
  turnLeaving,
} from '../../support/scripted-match'
import { liveMatch, record } from '../../support/store-match'
import { chosenFlaps } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/sound')
jest.mock('@/components/box/box', () => {
  const actual = jest.requireActual<{ Box: typeof Box }>('@/components/box/box')
  return { ...actual, Box: jest.fn(actual.Box) }
})
// As in a browser, where the Tab key reaches a flap that can be shut.
jest.mock('@/components/box/flap-arrows', () =>
  jest.requireActual<object>('@/components/box/flap-arrows.web'),
)

const FRAME_MS = 33

type Node = ReturnType<typeof screen.toJSON>

const spoken = ['aria-label', 'accessibilityLabel', 'accessibilityValue'] as const

/** Everything that can be read, heard or reached by Tab on the screen, but for the label of the main button. */
function words(node: Node | string = screen.toJSON()): string[] {
  if (node === null) return []
  if (typeof node === 'string') return isMainButton(node) ? [] : [node]
  if (Array.isArray(node)) return node.flatMap(words)
  const labels = spoken.map((name): unknown => node.props[name]).filter((label) => label)
  return [
    ...labels
      .map((label) => (typeof label === 'string' ? label : JSON.stringify(label)))
      .filter((label) => !isMainButton(label)),
    ...(node.props.tabIndex === 0 ? ['reached by Tab'] : []),
    ...(node.children ?? []).flatMap((child) => words(child)),
  ]
}

const OTTO = en.computers.players.master.name
/** What of the flaps can be seen, or tapped: which are lit, which are dim, and which lean. */
function flaps(): string {
  const { open, choosable, dim, chosen, isShivering, lid } = jest.mocked(Box).mock.lastCall![0]
  return JSON.stringify({ open, choosable, dim, chosen, isShivering, isDown: lid?.isDown })
}

/** All that could tell what was thrown, but for the dice themselves. */
const told = () => [flaps(), ...words(), ...heard().filter((name) => name !== 'land')]

const isMainButton = (label: string) =>
  ROLL.test(label) || label === en.play.rolling || label === en.play.computer.throws(OTTO)

beforeEach(() => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
})

/** After these a throw of 1 and 1 leaves no move. */
const TWO_SHUT = [rolled(6, 3), shut(9), rolled(1, 1), shut(2)]
const ONE_AND_TWO_SHUT = [rolled(1, 1), shut(2), rolled(1, 1), shut(1)]

const ONE_TO_SIX = [rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1), shut(7)]
/** After these one die must be thrown, where six or less is left. */
const ONE_TO_THREE = [...ONE_TO_SIX, rolled(6, 5), shut(5, 6), rolled(2, 2), shut(4)]

/** Both turns of a match in the pub, but for its last throw. */
const PUB_TURN = turnLeaving(begin(presetRules('pub'), 2), [9])
const BUT_FOR_ONE = [...PUB_TURN, passed, ...PUB_TURN.slice(0, -1)]

const diceOf = (event: MatchEvent | undefined) => (event?.type === 'diceRolled' ? event.dice : [])

/** Ann lands on a hundred by 135 − 35, in a throw without a move. */
const { events: HIT } = scripted(presetRules('hundred'), 2, [1, 3, 5], [7, 9], subtracting(3, 5))
const BUT_FOR_HIT = HIT.slice(0, -1)

const THROWS: [string, PresetId, MatchEvent[], readonly number[], Phase][] = [
  ['the first throw of a turn', 'channel', [], [6, 3], 'shutting'],
  ['a throw after a shut', 'channel', [rolled(6, 3), shut(9)], [6, 2], 'shutting'],
  ['a throw without a move', 'channel', TWO_SHUT, [1, 1], 'turnOver'],
  ['a throw without a move in the pub', 'pub', ONE_AND_TWO_SHUT, [1, 1], 'turnOver'],
  ['the last throw of a match', 'pub', BUT_FOR_ONE, diceOf(PUB_TURN.at(-1)), 'matchOver'],
  ['a throw of the sailors', 'sailors', [rolled(6, 3), shut(9)], [1, 1], 'shutting'],
  ['a throw towards a hundred', 'hundred', [rolled(6, 3), shut(9)], [6, 2], 'shutting'],
  ['a throw that hits the target', 'hundred', BUT_FOR_HIT, diceOf(HIT.at(-1)), 'matchOver'],
  ['a throw for chips', 'stakes', [rolled(6, 3), shut(9)], [6, 2], 'shutting'],
  ['a throw of the one die that is left', 'channel', ONE_TO_THREE, [2], 'shutting'],
  ['a throw of one die that was chosen', 'stakes', ONE_TO_SIX, [2], 'shutting'],
]

/** A seed by which these dice are thrown next. */
function seedThrowing(dice: readonly number[], events: readonly MatchEvent[]): Uint8Array {
  const index = events.filter(({ type }) => type === 'diceRolled').length
  for (let number = 0; ; number++) {
    const seed = seedOf(number)
    if (throwDice(seed, index, dice.length === 1 ? 1 : 2).join() === dice.join()) return seed
  }
}

/** Taps Roll, which leads to this phase, and returns what the screen told before. */
async function roll(
  preset: PresetId,
  events: readonly MatchEvent[],
  dice: readonly number[],
  phase: Phase,
  settings: Partial<Settings> = {},
) {
  forceSeeds(seedThrowing(dice, events))
  await openTable(['Ann', 'Ben'], presetRules(preset), ...events)
  act(() => changeSettings(settings))
  if (screen.queryByRole('radio', { name: en.play.oneDie })) {
    const { oneDie, twoDice } = en.play
    await choose(dice.length === 1 ? oneDie : twoDice)
  }
  // What the coach thinks of the table before the throw has been worked out.
  await wait(5000)
  jest.mocked(playSound).mockClear()
  const before = told()
  expect(before.length).toBeGreaterThan(10)
  fireEvent.press(button(ROLL))
  await wait(1)
  expect(liveMatch().events.at(-1)).toEqual(rolled(...dice))
  expect(liveMatch().match.phase).toBe(phase)
  return before
}

/** Looks at every frame of so many milliseconds: nothing on the screen tells more. */
async function expectNothingTold(before: readonly string[], milliseconds: number) {
  for (let time = 0; time < milliseconds; time += FRAME_MS) {
    expect(told()).toEqual(before)
    await wait(Math.min(FRAME_MS, milliseconds - time))
  }
}

test.each(THROWS)(
  '%s tells nothing before the dice have landed',
  async (_, preset, events, dice, phase) => {
    const before = await roll(preset, events, dice, phase)
    await expectNothingTold(before, TUMBLE_MS - 10)
    await wait(FRAME_MS + BREATH_MS)
    expect(told()).not.toEqual(before)
  },
)

test.each(THROWS)(
  '%s tells nothing before the dice have faded in, with reduced motion',
  async (_, preset, events, dice, phase) => {
    const before = await roll(preset, events, dice, phase, { isMotionReduced: true })
    await expectNothingTold(before, REDUCED_TUMBLE_MS - 10)
    await wait(FRAME_MS + BREATH_MS)
    expect(told()).not.toEqual(before)
  },
)

describe.each(COACH_MODES.filter((mode) => mode !== 'off'))('with the coach (%s)', (coach) => {
  test.each(THROWS)(
    '%s tells nothing before the dice have landed',
    async (_, preset, events, dice, phase) => {
      const before = await roll(preset, events, dice, phase, { coach })
      await expectNothingTold(before, TUMBLE_MS - 10)
      await wait(FRAME_MS + BREATH_MS)
      expect(told()).not.toEqual(before)
    },
  )
})

test('a throw of a computer player tells nothing before the dice have landed', async () => {
  await forgetEverything()
  await act(() => beginMatch({ rules: presetRules('channel'), players: mixedSeats([OTTO, 'Ann']) }))
  await openPage('/play')
  let before = told()
  while (liveMatch().match.throws === 0) {
    before = told()
    await wait(10)
  }
  await expectNothingTold(before, TUMBLE_MS - 20)
  await wait(2 * FRAME_MS)
  expect(told()).not.toEqual(before)
})

test.each(THROWS)(
  '%s that is hurried tells nothing before the dice have landed',
  async (_, preset, events, dice, phase) => {
    const before = await roll(preset, events, dice, phase)
    await expectNothingTold(before, 400)
    fireEvent.press(button(en.play.rolling))
    await expectNothingTold(before, HURRIED_TUMBLE_MS - 10)
    expect(heard()).toEqual(['land'])
    await wait(FRAME_MS)
    expect(told()).not.toEqual(before)
    await wait(TUMBLE_MS)
    expect(heard().filter((name) => name === 'land')).toHaveLength(1)
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
  jest.mocked(playSound).mockClear()
  act(() => {
    for (const [kind, hear] of listening.mock.calls) if (kind === 'change') hear('background')
  })
  expect(isEndShown()).toBe(true)
  await wait(TUMBLE_MS + 8 * BREATH_MS)
  expect(playSound).not.toHaveBeenCalled()
})

test('a tap on any flap that stands ends the tumble, and chooses it if it can be', async () => {
  await openTable(['Ann', 'Ben'], presetRules('channel'), rolled(6, 3), shut(9))
  await act(() => record(rolled(1, 1)))
  expect(button(en.play.rolling)).toBeOnTheScreen()
  tilt(8)
  await wait(HURRIED_TUMBLE_MS)
  expect(flap(8)).toHaveAccessibleName(en.play.flap.open(8))
  expect(flap(2)).toHaveAccessibleName(en.play.flap.choosable(2))
})

test('a flap that can be shut and is tapped while the dice tumble is chosen once they have landed', async () => {
  await openTable(['Ann', 'Ben'], presetRules('channel'), rolled(6, 3), shut(9))
  await act(() => record(rolled(1, 1)))
  tilt(2)
  expect(chosenFlaps()).toEqual([])
  await wait(HURRIED_TUMBLE_MS)
  expect(chosenFlaps()).toEqual([2])
  expect(button(en.play.shut([2]))).toBeEnabled()
})
