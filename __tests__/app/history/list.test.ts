import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, screen } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { renamePerson } from '../../../state/people/people'
import { button, choose, isThere, tapButton, wait } from '../../support/app-screens'
import {
  forgetHistoryAt,
  openPage,
  play,
  rowsShown,
  titlesShown,
} from '../../support/history-screen'
import { presetRules } from '../../support/scripted-match'
import { seatsOf } from '../../support/scripted-match'
import { ownText } from '../../support/what-is-shown'
import { resetHistory } from '../../../state/history/history'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const pub = presetRules('pub')
const channel = presetRules('channel')

beforeEach(() => forgetHistoryAt(new Date(2026, 10, 14, 21, 5)))

test('an empty history says so, and leads to the table', async () => {
  const app = await openPage('/')
  await tapButton(en.pages.history)
  expect(app.getPathname()).toBe('/history')
  expect(screen.getByText(en.history.empty.title)).toBeOnTheScreen()
  await tapButton(en.history.empty.play)
  expect(app.getPathname()).toBe('/')
})

test('the matches stand newest first below their days', async () => {
  await play(['Ann', 'Ben'], pub, [9], [1, 2])
  await play(['Cleo'], pub, [3])
  await play(['Ann', 'Cleo'], channel, [])
  // The history of a day later, read from the store.
  jest.setSystemTime(new Date(2026, 10, 15, 12))
  await play(['Ann', 'Ben'], pub, [9], [9])
  resetHistory()
  await openPage('/history')
  expect(rowsShown()).toEqual([
    'Ann and Ben share the win. Ann:\u00a09, Ben:\u00a09. English pub. 12:00.',
    'Ann wins. 0 · Cleo:\u00a0–. Channel Islands. 23:05.',
    'Cleo alone. 3. English pub. 22:05.',
    'Ben wins. 3 · Ann:\u00a09. English pub. 21:05.',
  ])
  const headings = screen.getAllByRole('heading').map(ownText)
  expect(headings).toEqual([en.history.title, en.dates.today, en.dates.yesterday])
  expect(screen.getByText(en.history.count(4))).toBeOnTheScreen()
})

test('a match that was left is marked', async () => {
  await play(['Ann', 'Ben'], pub, [9])
  await openPage('/history')
  expect(rowsShown()).toEqual(['Abandoned. Ann:\u00a09, Ben:\u00a0–. English pub. 21:05.'])
})

test('chips are written with their sign', async () => {
  await play(['Ann', 'Ben'], presetRules('stakes'), [])
  await openPage('/history')
  expect(rowsShown()).toEqual(['Ann wins. +2 · Ben:\u00a0−2. For chips. 21:05.'])
})

describe('filters', () => {
  beforeEach(async () => {
    await play(['Ann', 'Ben'], pub, [9], [1])
    await play(['Ann', 'Cleo'], channel, [])
    await play(['Cleo', 'Ben'], pub, [1], [9])
  })

  test('by player, by rules, by both, and neither', async () => {
    await openPage('/history')
    await choose('Ben')
    expect(titlesShown()).toEqual(['Cleo wins', 'Ben wins'])
    await choose('Cleo')
    expect(titlesShown()).toEqual(['Cleo wins', 'Ann wins'])
    await choose(en.presets.channel.name)
    expect(titlesShown()).toEqual(['Ann wins'])
    await choose(en.history.everybody)
    expect(titlesShown()).toEqual(['Ann wins'])
    await choose(en.history.allRules)
    expect(titlesShown()).toHaveLength(3)
  })

  test('that leave nothing say so, and can be dropped', async () => {
    await openPage('/history')
    await choose('Ben')
    await choose(en.presets.channel.name)
    expect(screen.getByText(en.history.noneMatching.title)).toBeOnTheScreen()
    await tapButton(en.history.noneMatching.showAll)
    expect(titlesShown()).toHaveLength(3)
  })

  test('know people by the name they have today', async () => {
    renamePerson(seatsOf(['Ben'])[0]!, 'Benedict')
    // The app is opened again once the name is saved.
    await wait(100)
    await openPage('/history')
    await choose('Benedict')
    expect(titlesShown()).toEqual(['Cleo wins', 'Benedict wins'])
  })
})

test('a history of one player and one set of rules has nothing to choose', async () => {
  await play(['Ann'], pub, [9])
  await openPage('/history')
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('a store that does not answer is said, and asked again', async () => {
  await play(['Ann', 'Ben'], pub, [9], [1])
  await openPage('/')
  act(resetHistory)
  jest.mocked(AsyncStorage.getAllKeys).mockRejectedValueOnce(new Error('busy'))
  await tapButton(en.pages.history)
  expect(screen.getByText(en.history.failedTitle)).toBeOnTheScreen()
  await tapButton(en.notices.close)
  await tapButton(en.history.tryAgain)
  expect(titlesShown()).toEqual(['Ben wins'])
})

test('while the store takes its time, that is said', async () => {
  await openPage('/')
  resetHistory()
  jest
    .mocked(AsyncStorage.getAllKeys)
    .mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve([]), 1000)))
  await tapButton(en.pages.history)
  expect(screen.getByText(en.history.opening)).toBeOnTheScreen()
  await wait(1000)
  expect(screen.getByText(en.history.empty.title)).toBeOnTheScreen()
})

test('the way back leads to the set-up', async () => {
  const app = await openPage('/history')
  expect(button(en.history.back)).toBeOnTheScreen()
  await tapButton(en.history.back)
  expect(app.getPathname()).toBe('/')
  expect(isThere(en.pages.history)).toBe(true)
})
