import { act, screen } from 'expo-router/testing-library'
import { en } from '../../i18n'
import { enCoach } from '../../i18n/coach'
import { changeSettings } from '../../state/settings/settings'
import { isThere, openTable, settle, tapButton, wait } from '../support/app-screens'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { forgetHistoryAt, openPage, play } from '../support/history-screen'
import { presetRules, rolled } from '../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))

let mockHasNetwork = false
jest.mock('@/state/judgement/judgement-bundle', () => {
  const loaded = jest.requireActual<object>('../../state/judgement/judgement-bundle')
  return new Proxy(loaded, {
    get(module, name) {
      if (!mockHasNetwork) throw new Error('no network')
      const part: unknown = Reflect.get(module, name)
      return part
    },
  })
})

const { coach, analysis, skill } = enCoach
const { part, tryAgain } = en.crash.notFetched

/** Long enough for everything to be worked out, in slices. */
const WORKING_MS = 2000

beforeEach(() => {
  mockHasNetwork = false
  forceSeeds(seedOf(1))
})

test('a lamp whose answer does not come through says so, and may be asked again', async () => {
  await openTable(['Ann', 'Ben'], presetRules('channel'), rolled(4, 4))
  act(() => changeSettings({ coach: 'lamp' }))
  await settle()
  await tapButton(coach.lamp)
  await wait(WORKING_MS)
  expect(screen.getByText(part)).toBeOnTheScreen()
  mockHasNetwork = true
  await tapButton(coach.lamp)
  await wait(WORKING_MS)
  expect(isThere(`${coach.shutForLater([8], 36)} ${coach.more}`)).toBe(true)
})

test('an analysis that does not come through says so, and comes with the network', async () => {
  await forgetHistoryAt(new Date(2026, 10, 14, 21, 5))
  const id = await play(['Ann', 'Ben'], presetRules('pub'), [9], [1, 2])
  await openPage(`/analysis/${id}`)
  await wait(WORKING_MS)
  expect(screen.getByText(part)).toBeOnTheScreen()
  mockHasNetwork = true
  await tapButton(tryAgain)
  await wait(WORKING_MS)
  expect(screen.queryByText(part)).toBeNull()
  expect(screen.getByText(analysis.barsAbout)).toBeOnTheScreen()
})

test('a player’s page does not say that matches are gone through which cannot be', async () => {
  await forgetHistoryAt(new Date(2026, 10, 14, 21, 5))
  await play(['Ann', 'Ben'], presetRules('pub'), [9], [1, 2])
  await openPage(`/players/${encodeURIComponent('id of Ann')}`)
  await wait(WORKING_MS)
  expect(screen.getByRole('heading', { name: 'Ann' })).toBeOnTheScreen()
  expect(screen.queryByText(skill.working(1))).toBeNull()
})
