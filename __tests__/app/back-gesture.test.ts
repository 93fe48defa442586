import { act, fireEvent, screen } from 'expo-router/testing-library'
import { router, type Href } from 'expo-router'
import { en } from '../../i18n'
import { openPage, openTable, pathname, settle, tapButton, wait } from '../support/app-screens'
import { forgetHistoryAt, play } from '../support/history-screen'
import { presetRules, turnLeaving } from '../support/scripted-match'
import { begin, liveMatch } from '../support/store-match'
import { passCard } from '../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))
jest.mock('@/components/ui/move-focus')

const pub = presetRules('pub')
const channel = presetRules('channel')

type Element = ReturnType<typeof screen.getByText>

/** VoiceOver's two-finger scrub on its current element. */
async function scrub(on: Element): Promise<void> {
  fireEvent(on, 'accessibilityEscape')
  await settle()
  await wait(1000)
}

const aHeading = () => screen.getAllByRole('heading').at(-1)!

beforeEach(() => forgetHistoryAt(new Date(2026, 5, 1)))

test.each<[string, (ids: { over: string; left: string }) => string, string]>([
  ['the settings', () => '/settings', '/'],
  ['the house rules', () => '/house-rules', '/'],
  ['the history', () => '/history', '/'],
  ['the players', () => '/players', '/'],
  ['a player', () => '/players/id of Ann', '/'],
  ['the rules', () => '/rules', '/'],
  ['rules', () => '/rules/pub', '/'],
  ['a result', ({ over }) => `/results/${over}`, '/'],
  ['an analysis', ({ over }) => `/analysis/${over}`, '/'],
  ['a match that was left', ({ left }) => `/history/${left}`, '/history'],
  ['a replay', ({ over }) => `/history/replay/${over}`, '/'],
  ['no page', () => '/attic', '/'],
])('VoiceOver’s gesture for it leaves %s as the button there does', async (_, pathOf, back) => {
  const ids = {
    over: await play(['Ann', 'Ben'], pub, [9], [8]),
    left: await play(['Ann', 'Ben'], pub, [9]),
  }
  await openPage('/')
  act(() => router.push(pathOf(ids) as Href))
  await settle()
  await wait(2000)
  await scrub(aHeading())
  expect(pathname()).toBe(back)
})

test('it leaves the table, but not from the card between two turns', async () => {
  await openTable(['Ann', 'Ben'], channel)
  await scrub(aHeading())
  expect(pathname()).toBe('/')

  screen.unmount()
  await begin(['Ann', 'Ben'], channel)
  await openTable(['Ann', 'Ben'], channel, ...turnLeaving(liveMatch().match, [8, 9]))
  await tapButton(en.play.pass)
  await scrub(passCard()!)
  expect(pathname()).toBe('/play')
  expect(passCard()).toBeOnTheScreen()
})
