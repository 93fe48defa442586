import { act, fireEvent, screen } from 'expo-router/testing-library'
import { replay, tilesOf, type MatchEvent, type Rules } from '../../../engine'
import { en } from '../../../i18n'
import { ComputerFace } from '../../../components/ui/computer-face'
import { findMatch } from '../../../state/history/history'
import { beginMatch, clearTable } from '../../../state/table/live-match'
import { button, LANDED_MS, tapButton, wait } from '../../support/app-screens'
import { forgetHistoryAt, openPage, play, playEvents } from '../../support/history-screen'
import { mixedSeats } from '../../support/computer-table'
import { inFormat, presetRules, rolled, shut, takenBack } from '../../support/scripted-match'
import { liveMatch, recordTurns } from '../../support/store-match'
import { expectTurnOf, flapLabels } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const pub: Rules = { ...presetRules('pub'), tiles: 9 }
const words = en.replay

beforeEach(() => forgetHistoryAt(new Date(2026, 10, 14, 21, 5)))

const slider = () => screen.getByRole('adjustable')
const stepShown = () => (slider().props as { 'aria-valuenow': number })['aria-valuenow']
const standing = () =>
  flapLabels().flatMap((label, index) =>
    /shut$/.test(label) && !/can be/.test(label) ? [] : [index + 1],
  )

/** By a screen reader, which is one step at a time. */
async function swipe(actionName: 'increment' | 'decrement') {
  fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName } })
  await act(async () => {})
}

async function slideTo(x: number) {
  fireEvent(slider(), 'layout', { nativeEvent: { layout: { width: 128, height: 44 } } })
  fireEvent(slider(), 'responderGrant', { nativeEvent: { pageX: 100 + x, locationX: x } })
  await act(async () => {})
}

const EVENTS: readonly MatchEvent[] = [
  rolled(3, 5),
  shut(3, 5),
  takenBack,
  shut(8),
  rolled(6, 2),
  shut(2, 6),
  rolled(6, 2),
]

test('every step shows what the engine makes of the events so far', async () => {
  const id = await play(['Ann', 'Ben'], pub, [9], [1, 2])
  const played = (await findMatch(id))!
  const app = await openPage(`/history/${id}`)
  await tapButton(en.history.watch)
  expect(app.getPathname()).toBe(`/history/replay/${id}`)
  for (let step = 0; step <= played.events.length; step++) {
    const match = replay(played.match.setup, played.events.slice(0, step))
    if (!match.ok) throw new Error(match.error)
    expect(stepShown()).toBe(step)
    expectTurnOf(match.value)
    expect(standing()).toEqual(tilesOf(match.value.open))
    if (step < played.events.length) await swipe('increment')
    await wait(LANDED_MS)
  }
  expect(button(words.stepForward)).toBeDisabled()
})

test('says in words what happened, forwards and backwards', async () => {
  const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
  await openPage(`/history/replay/${id}`)
  expect(screen.getByText('Ann begins.')).toBeOnTheScreen()
  expect(button(words.stepBack)).toBeDisabled()
  await tapButton(words.stepForward)
  expect(screen.getByText('Ann begins.')).toBeOnTheScreen()
  await wait(LANDED_MS)
  expect(screen.getByText('Ann threw 3 and 5.')).toBeOnTheScreen()
  await tapButton(words.stepForward)
  expect(screen.getByText('Ann shut 3 and 5.')).toBeOnTheScreen()
  await tapButton(words.stepForward)
  expect(screen.getByText('Ann took it back.')).toBeOnTheScreen()
  await tapButton(words.stepBack)
  expect(screen.getByText('Ann shut 3 and 5.')).toBeOnTheScreen()
  // The line beside it is a status, which is said as well.
  expect(slider().props).toMatchObject({ 'aria-valuetext': '2 of 7' })
})

test('a computer player is spoken of by name, is handed no phone, and has its face at the table', async () => {
  const { name } = en.computers.players.child
  const begun = await beginMatch({ rules: pub, players: mixedSeats(['Ann', name]) })
  expect(begun.ok).toBe(true)
  await recordTurns([9], [1, 2])
  const { id, events } = liveMatch()
  await clearTable()
  const handedOn = 1 + events.findIndex(({ type }) => type === 'phonePassed')
  await openPage(`/history/replay/${id}?at=${handedOn}`)
  expect(screen.getByText(words.onTurn(name))).toBeOnTheScreen()
  expect(screen.UNSAFE_getAllByType(ComputerFace)[0]!.props).toMatchObject({ computer: 'child' })
  await swipe('increment')
  await wait(LANDED_MS)
  const thrown = events[handedOn]
  if (thrown?.type !== 'diceRolled') throw new Error('A turn begins with a throw')
  expect(screen.getByText(words.threw(name, thrown.dice))).toBeOnTheScreen()
})

test('tells between people who takes a round and what that brings, since no card does', async () => {
  const rules = inFormat({ kind: 'stakes', stake: 3, rounds: 2 }, presetRules('stakes'))
  const id = await play(['Ann', 'Ben'], rules, [9], [8])
  const { events } = (await findMatch(id))!
  await openPage(`/history/replay/${id}?at=${events.length - 1}`)
  await swipe('increment')
  // What comes next is timed once this has been drawn.
  for (let times = 0; times < 20; times++) await wait(200)
  expect(screen.getByText(en.pass.takesRound(['Ben'], 1))).toBeVisible()
  expect(screen.getByText(en.pass.takesChips(3))).toBeVisible()
})

test('the slider goes anywhere at once', async () => {
  const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
  await openPage(`/history/replay/${id}`)
  await slideTo(128)
  expect(stepShown()).toBe(7)
  expect(screen.getByText('Ann threw 6 and 2: no move, 29 left.')).toBeOnTheScreen()
  expect(screen.getByText(en.play.noMove)).toBeOnTheScreen()
  expect(screen.getByText('Thrown: 6 and 2. Open: 1, 3, 4, 5, 7, 9.')).toBeOnTheScreen()
  expect(screen.getByText('Score 29')).toBeOnTheScreen()
  expect(screen.queryByText(/^You/)).toBeNull()
  await slideTo(0)
  expect(stepShown()).toBe(0)
  await swipe('decrement')
  expect(stepShown()).toBe(0)
})

test('the keys of a slider move it', async () => {
  const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
  await openPage(`/history/replay/${id}`)
  const press = async (key: string) => {
    fireEvent(slider(), 'keyDown', { nativeEvent: { key }, preventDefault: () => undefined })
    await act(async () => {})
  }
  await press('End')
  expect(stepShown()).toBe(7)
  await press('ArrowLeft')
  expect(stepShown()).toBe(6)
  await press('Tab')
  expect(stepShown()).toBe(6)
})

test('it plays by itself, pauses, and begins again from the end', async () => {
  const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
  await openPage(`/history/replay/${id}`)
  await tapButton(words.play)
  await wait(3000)
  const reached = stepShown()
  expect(reached).toBeGreaterThan(0)
  await tapButton(words.pause)
  await wait(5000)
  expect(stepShown()).toBe(reached)
  await tapButton(words.play)
  // Each step waits its own time, once the one before it is shown.
  for (let step = reached; step < 7; step++) await wait(3000)
  expect(stepShown()).toBe(7)
  await tapButton(words.play)
  expect(stepShown()).toBe(0)
})

test('nothing on the table can be played', async () => {
  const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
  await openPage(`/history/replay/${id}`)
  await tapButton(words.stepForward)
  await wait(1500)
  fireEvent.press(button(en.play.flap.choosable(8)))
  expect(
    screen
      .getAllByRole('button', { name: /^\d+, / })
      .filter(({ props }) => !(props.accessibilityState as { disabled: boolean }).disabled),
  ).toEqual([])
  for (const name of [en.play.roll, en.play.takeBack, en.play.menu, /^Choose /])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('leads back to the match', async () => {
  const id = await play(['Ann', 'Ben'], pub, [9], [1, 2])
  const app = await openPage(`/history/replay/${id}`)
  await tapButton(words.back)
  expect(app.getPathname()).toBe(`/history/${id}`)
})
