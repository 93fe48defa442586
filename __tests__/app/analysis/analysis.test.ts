import { act, fireEvent, screen, within } from 'expo-router/testing-library'
import { listKeys, readKey, writeKey } from '../../../device/storage'
import { en } from '../../../i18n'
import { enCoach } from '../../../i18n/coach'
import { UNDO_MS } from '../../../state/delete-match'
import { isThere, settle, tapButton, wait } from '../../support/app-screens'
import { forgetHistoryAt, openPage, play, playEvents } from '../../support/history-screen'
import { labelOf } from '../../support/what-is-shown'
import { passed, presetRules, rolled, shut } from '../../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const pub = presetRules('pub')
const { analysis, skill } = enCoach
const { history, results } = en

/** Long enough for everything to be worked out, in slices. */
const WORKING_MS = 1000

/** Ann shuts 1 and 2 where the 3 would have been better by far, and the dice leave her 38. */
const EVENTS = [
  ...[rolled(2, 1), shut(1, 2), rolled(6, 6), shut(6), rolled(6, 6), passed],
  ...[rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1), shut(7), rolled(6)],
  ...[shut(6), rolled(6)],
]

const keyOf = (id: string) => `analysis/${id}`
const isKept = async (id: string) => (await listKeys()).includes(keyOf(id))
const title = () => screen.queryByRole('heading', { name: analysis.title })

beforeEach(() => forgetHistoryAt(new Date(2026, 10, 14, 21, 5)))

async function openAnalysis(url: string) {
  const app = await openPage(url)
  await wait(WORKING_MS)
  return app
}

describe('the analysis of a match', () => {
  test('opens from the history: one sentence, luck before skill', async () => {
    const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
    const app = await openPage(`/history/${id}`)
    await tapButton(results.analysis)
    await wait(WORKING_MS)
    expect(app.getPathname()).toBe(`/analysis/${id}`)
    expect(title()).toBeOnTheScreen()
    expect(
      screen.getByText(
        'The dice were against Ann: 42 in 100 worse than fair. Ben played best; the one to talk about was Ann’s turn: 1 and 2 instead of 3.',
      ),
    ).toBeOnTheScreen()
    await tapButton(analysis.back)
    expect(app.getPathname()).toBe(`/history/${id}`)
  })

  test('opens from the result', async () => {
    const id = await play(['Ann', 'Ben'], pub, [9], [1, 2])
    const app = await openPage(`/results/${id}`)
    await tapButton(results.analysis)
    await wait(WORKING_MS)
    expect(app.getPathname()).toBe(`/analysis/${id}`)
    expect(title()).toBeOnTheScreen()
  })

  test('has a picture that a slider goes through, throw by throw', async () => {
    const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
    await openAnalysis(`/analysis/${id}`)
    const slider = screen.getByRole('adjustable', { name: analysis.slider })
    expect(slider.props['aria-valuetext']).toMatch(/Ann 0 in 100 Ben 100 in 100$/)
    fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } })
    await settle()
    const before = screen.getByRole('adjustable', { name: analysis.slider })
    expect(before.props['aria-valuetext']).toMatch(/^Ben shut 6\. Ann \d+ in 100 Ben \d+ in 100$/)
  })

  test('has luck and choices of each player as bars', async () => {
    const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
    await openAnalysis(`/analysis/${id}`)
    const bars = screen.getByLabelText(analysis.bars)
    expect(within(bars).getAllByRole('img').map(labelOf)).toEqual([
      'Ann. Luck: −42 in 100. 0 of 1 choice as good as can be; the others: 7 fewer in 100.',
      'Ben. Luck: +1 in 100. 1 of 1 choice as good as can be.',
    ])
  })

  test('leads into the replay at the choice to talk about', async () => {
    const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
    const app = await openAnalysis(`/analysis/${id}`)
    await tapButton(new RegExp(`^${analysis.costliest}: `))
    expect(app.getPathname()).toBe(`/history/replay/${id}`)
    expect(screen.getByText(en.replay.threw('Ann', [2, 1]))).toBeOnTheScreen()
  })

  test('leads into the replay at the luckiest throw, with its dice on the table', async () => {
    const id = await play(['Ann', 'Ben'], pub, [9], [1, 2])
    const app = await openAnalysis(`/analysis/${id}`)
    const lucky = screen.getByRole('button', { name: new RegExp(`^${analysis.luckiest}: `) })
    const [, name, ...dice] = /\. (Ann|Ben)’s turn: (\d) and (\d)/.exec(labelOf(lucky))!
    fireEvent.press(lucky)
    await settle()
    expect(app.getPathname()).toBe(`/history/replay/${id}`)
    expect(screen.getByText(en.replay.threw(name!, dice.map(Number)))).toBeOnTheScreen()
  })

  test('is kept with the match, and worked out again where it is missing or cannot be read', async () => {
    const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
    expect(await isKept(id)).toBe(false)
    await openAnalysis(`/analysis/${id}`)
    const kept = await readKey(keyOf(id))
    expect(kept).toMatch(/^shut-the-box 3 /)
    await act(() => writeKey(keyOf(id), `${kept}damaged`))
    await openAnalysis(`/analysis/${id}`)
    expect(title()).toBeOnTheScreen()
    expect(await readKey(keyOf(id))).toBe(kept)
  })

  test('is worked out again where an older version has kept it', async () => {
    const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
    await openAnalysis(`/analysis/${id}`)
    const kept = (await readKey(keyOf(id)))!
    // A checksum does not cover the version.
    await act(() => writeKey(keyOf(id), kept.replace('shut-the-box 3', 'shut-the-box 2')))
    await openAnalysis(`/analysis/${id}`)
    expect(title()).toBeOnTheScreen()
    expect(await readKey(keyOf(id))).toBe(kept)
  })

  test('goes with its match when that is deleted', async () => {
    const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
    await openPage('/history')
    await tapButton(/^Ben wins/)
    await tapButton(results.analysis)
    await wait(WORKING_MS)
    expect(await isKept(id)).toBe(true)
    await tapButton(analysis.back)
    await tapButton(history.delete)
    await wait(UNDO_MS)
    expect(await isKept(id)).toBe(false)
  })

  test('is not offered for a match that was left', async () => {
    const id = await playEvents(['Ann', 'Ben'], pub, ...EVENTS.slice(0, 4))
    await openPage(`/history/${id}`)
    expect(isThere(results.analysis)).toBe(false)
    await openPage(`/analysis/${id}`)
    expect(screen.getByRole('heading', { name: history.missing.title })).toBeOnTheScreen()
  })
})

test('a player’s page counts the choices that were right, against how many there were', async () => {
  await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
  await openPage(`/players/${encodeURIComponent('id of Ann')}`)
  await wait(WORKING_MS)
  expect(screen.getByLabelText(skill.title)).toBeOnTheScreen()
  expect(screen.getByText(skill.found(0, 1))).toBeOnTheScreen()
  expect(screen.getByText(skill.few)).toBeOnTheScreen()
})

test('a player’s page says of each match how the dice were', async () => {
  await playEvents(['Ann', 'Ben'], pub, ...EVENTS)
  await playEvents(['Ben', 'Ann'], pub, ...EVENTS)
  await openPage(`/players/${encodeURIComponent('id of Ann')}`)
  await wait(WORKING_MS)
  expect(
    screen.getByLabelText(
      'Choices as good as can be, and the dice, match by match, oldest first: 0 of 1 against the dice, 1 of 1 with the dice.',
    ),
  ).toBeOnTheScreen()
})
