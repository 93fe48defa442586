import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { importMatches } from '../support/browser/import-matches'
import { exportOf } from '../support/browser/many-matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { PLAY } from '../support/browser/play-match'

const MATCHES = 10_000
const PEOPLE = 5000
const TIMEOUT_MS = 120_000
/** Many more than fit on the screen, but far fewer than all. */
const MOST_DRAWN = 100

jest.setTimeout(5 * 60_000)

const open = appBrowser()

const rows = ({ page }: App) =>
  page.getByRole('button', { name: /^.* (wins|alone|share the win)\. / })

/** The matches that can be seen just now, not those that are drawn beyond the edges. */
async function rowsInSight(app: App): Promise<string[]> {
  const all = await rows(app).evaluateAll((found) =>
    found.map((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      const isInSight = bottom > 0 && top < window.innerHeight
      return isInSight ? (row.getAttribute('aria-label') ?? '') : ''
    }),
  )
  return all.filter((label) => label !== '')
}

// `npm run bench:app` measures how long it takes.
test('ten thousand matches are imported, listed and scrolled, a few of them drawn at a time', async () => {
  const app = await open({ view: VIEWS.desk, timeoutMs: TIMEOUT_MS })
  await importMatches(app, exportOf(MATCHES, PEOPLE), MATCHES)
  await app.page.reload()
  await app.button(PLAY).waitFor()
  expect(await app.page.getByRole('button').count()).toBeLessThan(MOST_DRAWN)
  await app.tap(app.button(en.pages.history))
  await rows(app).first().waitFor()
  await app.page.getByText(en.history.count(MATCHES)).waitFor()
  const newest = await rowsInSight(app)
  expect(newest.length).toBeGreaterThan(2)
  expect(await rows(app).count()).toBeLessThan(MOST_DRAWN)

  await app.page.mouse.move(640, 600)
  for (let turns = 0; turns < 20; turns++) await app.page.mouse.wheel(0, 2000)
  let older: string[]
  do {
    await app.page.waitForTimeout(100)
    older = await rowsInSight(app)
  } while (older.length === 0 || older.some((row) => newest.includes(row)))
  expect(await rows(app).count()).toBeLessThan(MOST_DRAWN)
})
