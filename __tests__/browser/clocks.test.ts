import type { Page } from 'playwright-core'
import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { begin, playEvents } from '../support/browser/play-match'
import { reload } from '../support/browser/tabs'

const open = appBrowser()
const match = plannedMatch('channel')

test.each([
  ['stands still', 1_700_000_000_000],
  ['stands still before 1970', -1_000_000_000],
])('a match is played and goes on after a reload by a clock that %s', async (_, time) => {
  const setClock = (now: number) => {
    Date.now = () => now
  }
  const prepare = async (page: Page) => void (await page.addInitScript(setClock, time))
  const app = await open({ view: VIEWS.desk, isMotionReduced: true, seed: match.seed, prepare })
  await begin(app, match)
  await playEvents(app, match, { to: 4 })
  await reload(app)
  await playEvents(app, match, { from: 4, to: 6 })
  expect(await app.page.getByText(en.notices['set-aside']).count()).toBe(0)
})
