import { act, fireEvent, screen, within } from 'expo-router/testing-library'
import { AccessibilityInfo } from 'react-native'
import { tilesOf } from '../../../engine'
import { en } from '../../../i18n'
import { enCoach } from '../../../i18n/coach'
import { changeSettings, useSettings } from '../../../state/settings/settings'
import { beginMatch } from '../../../state/table/live-match'
import { SPEECH_DELAY_MS } from '../../../state/speech/speech'
import {
  button,
  choose,
  isThere,
  LANDED_MS,
  openTable,
  ROLL,
  rollDice,
  settle,
  shutFlaps,
  tapButton,
  wait,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import {
  begin as startOf,
  passed,
  presetRules,
  rolled,
  seatsOf,
  shut,
  stopped,
  turnLeaving,
} from '../../support/scripted-match'
import { liveMatch } from '../../support/store-match'
import { flapLabels } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const channel = presetRules('channel')
const NAMES = ['Ann', 'Ben']
const { coach } = enCoach
const { menu } = en

/** Long enough for everything to be worked out, in slices. */
const THINKING_MS = 2000

async function switchTo(mode: keyof typeof menu.coachModes) {
  await tapButton(en.play.menu)
  await choose(menu.coachModes[mode])
  await tapButton(menu.close)
  await wait(THINKING_MS)
}

async function ask() {
  await tapButton(coach.lamp)
  await wait(THINKING_MS)
}

const announcing = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
/** What a screen reader was told. */
const spoken = () => announcing.mock.calls.map(([text]) => text)

const advised = () => flapLabels().filter((label) => label.endsWith('in the light of the lamp'))

beforeEach(() => {
  forceSeeds(seedOf(1))
  announcing.mockClear()
})

describe('between people', () => {
  test('the coach is off until somebody switches it on, and everybody sees the lamp', async () => {
    await openTable(NAMES, channel)
    expect(isThere(coach.lamp)).toBe(false)
    await switchTo('lamp')
    expect(isThere(coach.lamp)).toBe(true)
    expect(screen.getByText(en.play.lesson.throw)).toBeOnTheScreen()
    await switchTo('off')
    expect(isThere(coach.lamp)).toBe(false)
  })

  test('it is off again in the next match, and stays for one who plays alone', async () => {
    await openTable(NAMES, channel)
    await switchTo('teach')
    await act(() => beginMatch({ rules: channel, players: seatsOf(NAMES) }))
    expect(useSettings.getState().coach).toBe('off')
    act(() => changeSettings({ coach: 'lamp' }))
    await act(() => beginMatch({ rules: presetRules('pub'), players: seatsOf(['Ann']) }))
    expect(useSettings.getState().coach).toBe('lamp')
    await settle()
  })
})

describe('the lamp', () => {
  test('says why in throws of 36, lights the best flaps, and is announced', async () => {
    await openTable(NAMES, channel, rolled(4, 4))
    await switchTo('lamp')
    expect(advised()).toEqual([])
    await ask()
    const line = coach.shutForLater([8], 36)
    expect(button(`${line} ${coach.more}`)).toBeOnTheScreen()
    expect(advised()).toEqual([en.play.flap.advised(en.play.flap.choosable(8))])
    expect(spoken()).toContain(line)
  })

  test('says so where nothing matters, and lights no flap', async () => {
    const pub = presetRules('pub')
    const turn = turnLeaving(startOf(pub, 2), [2])
    await openTable(NAMES, pub, ...turn, passed, rolled(2, 2))
    await switchTo('lamp')
    await ask()
    expect(button(`${coach.same} ${coach.more}`)).toBeOnTheScreen()
    expect(advised()).toEqual([])
  })

  test('shows every choice with its cost to who wants it', async () => {
    await openTable(NAMES, channel, rolled(4, 4))
    await switchTo('lamp')
    await ask()
    await tapButton(new RegExp(coach.more))
    const rows = screen.getAllByRole('listitem')
    expect(rows).toHaveLength(6)
    expect(rows[0]!.props['aria-label']).toMatch(/^8, 36 of 36 go on, wins \d+ in 100$/)
    expect(rows[5]!.props['aria-label']).toMatch(
      /^1, \d and \d, 31 of 36 go on, wins \d+ fewer in 100$/,
    )
    expect(screen.getByText(coach.restsOn.win)).toBeOnTheScreen()
    await tapButton(coach.close)
  })

  test('knows nothing before the dice have landed', async () => {
    await openTable(NAMES, channel)
    await switchTo('lamp')
    fireEvent.press(button(ROLL))
    await wait(50)
    expect(button(coach.lamp)).toBeDisabled()
    expect(advised()).toEqual([])
    await wait(LANDED_MS)
    expect(button(coach.lamp)).toBeEnabled()
    // What was asked before is not said of this throw.
    expect(screen.queryByRole('button', { name: new RegExp(coach.more) })).toBeNull()
  })

  test('is silent about a throw as soon as its flaps are shut', async () => {
    await openTable(NAMES, channel, rolled(4, 4))
    await switchTo('lamp')
    await ask()
    await shutFlaps([8])
    expect(screen.queryByRole('button', { name: new RegExp(coach.more) })).toBeNull()
    expect(advised()).toEqual([])
  })

  test('speaks of one die or two', async () => {
    const stakes = presetRules('stakes')
    await openTable(
      NAMES,
      stakes,
      rolled(6, 3),
      shut(9),
      rolled(6, 2),
      shut(8),
      rolled(6, 1),
      shut(7),
    )
    await switchTo('lamp')
    await ask()
    expect(screen.getByText(/^Throw (one die|two dice): .*\.$/)).toBeOnTheScreen()
  })

  test('speaks of adding or subtracting on the card of the next turn', async () => {
    await openTable(['Ann'], presetRules('hundred'), rolled(6, 3), shut(9), stopped)
    await switchTo('lamp')
    await tapButton(en.play.nextTurn)
    await wait(THINKING_MS)
    fireEvent.press(screen.getAllByRole('button', { name: coach.lamp }).at(-1)!)
    await wait(THINKING_MS)
    const total = 12_345_678
    expect(liveMatch().match.totals).toEqual([total])
    expect(
      screen.getAllByText(/^Subtract: on the whole that ends nearer to 100\.$/).length,
    ).toBeGreaterThan(0)
  })

  test('has nothing to say when the turn is over', async () => {
    await openTable(NAMES, channel)
    const turn = turnLeaving(liveMatch().match, [9])
    await openTable(NAMES, channel, ...turn)
    await switchTo('lamp')
    expect(button(coach.lamp)).toBeDisabled()
  })
})

describe('teach me', () => {
  test('lets one choose first, then says what it would have done', async () => {
    await openTable(NAMES, channel, rolled(4, 4))
    await switchTo('teach')
    expect(button(coach.lamp)).toBeDisabled()
    expect(advised()).toEqual([])
    await shutFlaps([1, 2, 5])
    await wait(THINKING_MS)
    const line = coach.wouldGoOn(coach.would.shut([8]), 36, 31)
    await wait(SPEECH_DELAY_MS)
    expect(button(`${line} ${coach.more}`)).toBeOnTheScreen()
    expect(spoken()).toContain(line)
    await tapButton(en.play.takeBack)
    await wait(THINKING_MS)
    expect(isThere(new RegExp(coach.more))).toBe(false)
  })

  test('keeps quiet after the best choice', async () => {
    await openTable(NAMES, channel, rolled(4, 4))
    await switchTo('teach')
    await shutFlaps([8])
    await wait(THINKING_MS)
    expect(isThere(new RegExp(coach.more))).toBe(false)
    await rollDice()
    expect(tilesOf(liveMatch().match.open)).not.toContain(8)
  })
})

test('the switch is among the settings of the table, with a word on each', async () => {
  await openTable(NAMES, channel)
  await tapButton(en.play.menu)
  const group = screen.getByLabelText(menu.coach)
  expect(within(group).getAllByRole('radio')).toHaveLength(3)
  expect(screen.getByText(menu.coachNotes.off)).toBeOnTheScreen()
})
