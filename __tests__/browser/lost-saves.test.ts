import type { Page } from 'playwright-core'
import { en } from '../../i18n/en'
import { appBrowser, settingOf } from '../support/browser/app-browser'
import { importMatches } from '../support/browser/import-matches'
import { exportOf } from '../support/browser/many-matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { press } from '../support/browser/play-match'

const open = appBrowser()

/** Runs in the page, before the app: counts how often the browser is asked to keep the saves. */
function countRequests(): void {
  StorageManager.prototype.persist = () => {
    sessionStorage.asked = String(Number(sessionStorage.asked ?? 0) + 1)
    return Promise.resolve(false)
  }
}

const timesAsked = ({ page }: App) => page.evaluate(() => Number(sessionStorage.asked ?? 0))

/** Deletes the store while the app is not open, and opens the app again. */
async function loseStore({ page }: App): Promise<void> {
  const url = settingOf('APP_URL')
  await page.goto(`${url}/favicon.ico`)
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('shut-the-box')
        deleting.onsuccess = resolve
        deleting.onerror = reject
      }),
  )
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

test('the browser is asked once to keep the saves, after the first match is saved', async () => {
  const prepare = async (page: Page) => void (await page.addInitScript(countRequests))
  const app = await open({ view: VIEWS.desk, prepare })
  expect(await timesAsked(app)).toBe(0)
  // Enough to be saved in several batches.
  await importMatches(app, exportOf(60), 60)
  expect(await timesAsked(app)).toBe(1)
})

test('a browser that has lost all saves is not taken for a new one', async () => {
  const app = await open({ view: VIEWS.desk })
  expect(await app.page.getByRole('alert').count()).toBe(0)
  await importMatches(app, exportOf(1), 1)
  await loseStore(app)
  await app.page.getByText(en.notices.vanished).waitFor()
})

test('what the player has erased has not vanished', async () => {
  const app = await open({ view: VIEWS.desk })
  await importMatches(app, exportOf(1), 1)
  await app.tap(app.button(en.pages.settings))
  await app.tap(app.button(en.settings.erase))
  await app.tap(app.page.getByRole('switch', { name: en.settings.eraseSure }))
  await press(app, en.settings.eraseNow)
  await app.button(en.pages.settings).waitFor()
  await loseStore(app)
  expect(await app.page.getByRole('alert').count()).toBe(0)
})
