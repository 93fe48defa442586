import type { Page } from 'playwright-core'
import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { DENIALS, denyLocks } from '../support/browser/denied-locks'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { begin, playEvents } from '../support/browser/play-match'
import { reload } from '../support/browser/tabs'

const open = appBrowser()
const match = plannedMatch('channel')

test.each(DENIALS)('the app opens, plays and saves where the lock %s', async (denial) => {
  const prepare = (page: Page) => denyLocks(page.context(), denial)
  const app = await open({ view: VIEWS.desk, isMotionReduced: true, seed: match.seed, prepare })
  await begin(app, match)
  await playEvents(app, match, { to: 2 })
  await reload(app)
  await playEvents(app, match, { from: 2, to: 3 })
})

/** Runs in the page, before the app: site data is blocked. */
function blockStores(): void {
  const blocked = () => {
    throw new DOMException('Site data is blocked.', 'SecurityError')
  }
  IDBFactory.prototype.open = blocked
  LockManager.prototype.request = blocked
  Object.defineProperty(window, 'localStorage', { get: blocked })
}

test('where all site data is blocked the app says so, and can be played', async () => {
  const prepare = async (page: Page) => void (await page.addInitScript(blockStores))
  const app = await open({ view: VIEWS.desk, isMotionReduced: true, seed: match.seed, prepare })
  await app.page.getByText(en.notices.unreadable).waitFor()
  await app.tap(app.button(en.notices.close))
  await begin(app, match)
  await playEvents(app, match, { to: 4 })
})
