import { act, fireEvent, screen, within } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { deleteMatch, UNDO_MS } from '../../../state/delete-match'
import { entryOf } from '../../../model/history-entry'
import { recentMatch } from '../../../state/history/history'
import { clearTable } from '../../../state/table/live-match'
import {
  flap,
  isThere,
  rollDice,
  shutFlaps,
  tapButton,
  wait,
  waitForPage,
} from '../../support/app-screens'
import {
  forgetHistoryAt,
  isInStore,
  openPage,
  play,
  playEvents,
  rowsShown,
  titlesShown,
} from '../../support/history-screen'
import { expectWinner, standingsShown, turnsShown } from '../../support/result-screen'
import { presetRules, rolled, shut } from '../../support/scripted-match'
import { begin, liveMatch, record } from '../../support/store-match'
import { labelOf, ownText } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const pub = presetRules('pub')
const { history, results } = en

beforeEach(() => forgetHistoryAt(new Date(2026, 10, 14, 21, 5)))

test('a match opens from the list to its result, with when and by which rules', async () => {
  const id = await play(['Ann', 'Ben'], pub, [9], [1, 2])
  const app = await openPage('/history')
  await tapButton(/^Ben wins/)
  expect(app.getPathname()).toBe(`/history/${id}`)
  expectWinner('Ben wins', results.lowestTotal('3'))
  expect(standingsShown()).toEqual(['1.', 'Ben', '3', '2.', 'Ann', results.paysTheRound, '9'])
  expect(screen.getByText('English pub · Today, 21:05')).toBeOnTheScreen()
  expect(isThere(results.rematch)).toBe(false)
  await tapButton(history.toHistory)
  expect(app.getPathname()).toBe('/history')
})

test('one that was left shows the box as it was, whose turn it was, and the scores', async () => {
  const id = await play(['Ann', 'Ben', 'Cleo'], pub, [9], [1, 2])
  await openPage(`/history/${id}`)
  expect(screen.getByRole('heading', { name: history.unfinished })).toBeOnTheScreen()
  expect(screen.getByText(history.leftAt('Cleo', undefined))).toBeOnTheScreen()
  const scores = within(screen.getByLabelText(history.scoresSoFar)).getAllByText(/./).map(ownText)
  expect(scores).toEqual([history.scoresSoFar, 'Ben', '3', 'Ann', '9', 'Cleo', '–'])
  expect(turnsShown()).toEqual(['Ann: 9', 'Ben: 3'])
})

test('one that was left in its first turn has no turns to show', async () => {
  const id = await playEvents(['Ann', 'Ben'], pub, rolled(3, 5), shut(3, 5))
  await openPage(`/history/${id}`)
  const box = screen.getAllByRole('img').map(labelOf)[0]
  expect(box).toBe(`${history.onTheTable}. ${results.boxLabel([1, 2, 4, 6, 7, 8, 9])}`)
  expect(screen.queryByLabelText(results.turns)).toBeNull()
})

test.each(['/history/0123456789abcdef', '/history/replay/0123456789abcdef', '/history/nonsense'])(
  'nothing is found at %s, and there is a way back',
  async (url) => {
    const app = await openPage(url)
    expect(screen.getByRole('heading', { name: history.missing.title })).toBeOnTheScreen()
    await tapButton(history.toHistory)
    expect(app.getPathname()).toBe('/history')
  },
)

describe('going on', () => {
  const leave = () => playEvents(['Ann', 'Ben'], pub, rolled(6, 3), shut(9), rolled(6, 2))

  test('with a match that was left opens the table as it was, and the next throw falls there', async () => {
    const id = await leave()
    const app = await openPage(`/history/${id}`)
    await tapButton(history.goOn)
    await waitForPage()
    expect(app.getPathname()).toBe('/play')
    expect(liveMatch().id).toBe(id)
    expect(flap(9)).toHaveAccessibleName(/shut/)
    await shutFlaps([8])
    await wait(1000)
    await rollDice()
    expect(liveMatch()).toMatchObject({ id, match: { throws: 3 } })
  })

  test('is not offered where the match is over', async () => {
    const id = await play(['Ann', 'Ben'], pub, [9], [1, 2])
    await openPage(`/history/${id}`)
    expect(isThere(history.watch)).toBe(true)
    expect(isThere(history.goOn)).toBe(false)
  })

  test('asks before another match has to go, which is in the history then', async () => {
    const id = await leave()
    await begin(['Cleo', 'Dan'], pub)
    await record(rolled(5, 4))
    const other = liveMatch().id
    const app = await openPage(`/history/${id}`)
    await tapButton(history.goOn)
    fireEvent.press(screen.getAllByRole('button', { name: history.replaceLive.keep }).at(-1)!)
    await wait(1000)
    expect(app.getPathname()).toBe(`/history/${id}`)
    expect(liveMatch().id).toBe(other)
    await tapButton(history.goOn)
    await tapButton(history.replaceLive.start)
    await waitForPage()
    expect(app.getPathname()).toBe('/play')
    expect(liveMatch().id).toBe(id)
    await openPage('/history')
    expect(titlesShown()).toEqual(['Abandoned'])
    expect(rowsShown()[0]).toMatch(/Cleo/)
  })

  test('keeps a match that was deleted a moment ago', async () => {
    const id = await leave()
    await openPage(`/history/${id}`)
    await act(() => deleteMatch(entryOf(recentMatch(id)!)))
    await tapButton(history.goOn)
    await wait(UNDO_MS)
    expect(await isInStore(id)).toBe(true)
  })

  test('puts the match back into the list when it leaves the table again', async () => {
    const id = await leave()
    await openPage(`/history/${id}`)
    await tapButton(history.goOn)
    await waitForPage()
    await tapButton(en.play.menu)
    await tapButton(en.menu.leave)
    await tapButton(en.pages.history)
    expect(titlesShown()).toEqual([])
    await act(() => clearTable())
    expect(titlesShown()).toEqual(['Abandoned'])
  })
})

describe('deleting', () => {
  async function deleteFirst() {
    const id = await play(['Ann', 'Ben'], pub, [9], [1])
    await play(['Cleo', 'Ben'], pub, [1], [9])
    const app = await openPage('/history')
    await tapButton(/^Ben wins/)
    await tapButton(history.delete)
    expect(app.getPathname()).toBe('/history')
    return id
  }

  test('goes back to the list without the match, and says so', async () => {
    await deleteFirst()
    expect(titlesShown()).toEqual(['Cleo wins'])
    expect(screen.getByRole('alert')).toHaveTextContent(history.deleted)
  })

  test('can be undone', async () => {
    const id = await deleteFirst()
    await tapButton(history.undo)
    expect(titlesShown()).toEqual(['Cleo wins', 'Ben wins'])
    expect(screen.queryByRole('alert')).toBeNull()
    await wait(UNDO_MS)
    expect(await isInStore(id)).toBe(true)
  })

  test('can be undone for as long as a keyboard is on the button', async () => {
    const id = await deleteFirst()
    fireEvent(screen.getByRole('button', { name: history.undo }), 'focus', {})
    await wait(2 * UNDO_MS)
    expect(await isInStore(id)).toBe(true)
    fireEvent(screen.getByRole('button', { name: history.undo }), 'blur', {})
    await wait(UNDO_MS - 1000)
    expect(isThere(history.undo)).toBe(true)
    await wait(1000)
    expect(isThere(history.undo)).toBe(false)
    expect(await isInStore(id)).toBe(false)
  })

  test('is for good once the time for that is over', async () => {
    const id = await deleteFirst()
    await wait(UNDO_MS - 1000)
    expect(isThere(history.undo)).toBe(true)
    expect(await isInStore(id)).toBe(true)
    await wait(1000)
    expect(isThere(history.undo)).toBe(false)
    expect(await isInStore(id)).toBe(false)
    expect(titlesShown()).toEqual(['Cleo wins'])
  })
})
