import { screen, within } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { UNDO_MS } from '../../../state/delete-match'
import { isThere, tapButton, wait } from '../../support/app-screens'
import {
  forgetHistoryAt,
  isInStore,
  openPage,
  play,
  playEvents,
  titlesShown,
} from '../../support/history-screen'
import { expectWinner, standingsShown, turnsShown } from '../../support/result-screen'
import { presetRules, rolled, shut } from '../../support/scripted-match'
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
  expect(turnsShown()).toEqual(['Ann, round 1: 9', 'Ben, round 1: 3'])
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
