import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { exportOf } from '../support/browser/many-matches'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents } from '../support/browser/play-match'
import { takeSaveTimes, watchSaves } from '../support/browser/save-times'

const MATCHES = 10_000
const PATIENCE_MS = 120_000
/** How many events are saved with and without the matches, in turn. */
const EVENTS = 40

jest.setTimeout(10 * 60_000)

const open = appBrowser()
const match = plannedMatch('longChannel')

async function openFresh(): Promise<App> {
  const app = await open({ view: VIEWS.desk, seed: match.seed, patienceMs: PATIENCE_MS })
  await watchSaves(app.page)
  await app.page.reload()
  await app.button(en.more.settings).waitFor()
  return app
}

async function importMatches({ page, tap, button }: App): Promise<void> {
  await tap(button(en.more.settings))
  const picking = page.waitForEvent('filechooser')
  await tap(button(en.settings.import))
  const buffer = Buffer.from(exportOf(MATCHES))
  await (await picking).setFiles({ name: 'years.json', mimeType: 'application/json', buffer })
  await page.getByText(en.settings.added(MATCHES)).waitFor()
  await tap(button(en.settings.back))
}

const rows = ({ page }: App) =>
  page.getByRole('button', { name: /^(.* wins|.* share|Well played)/ })

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

test('ten thousand matches are listed, scrolled, and cost a throw nothing', async () => {
  const [empty, full] = [await openFresh(), await openFresh()]
  await importMatches(full)

  await full.tap(full.button(en.more.history))
  await full.page.getByRole('heading', { name: en.history.title }).waitFor()
  await rows(full).first().waitFor()
  const newest = await rows(full).first().getAttribute('aria-label')
  // A list that drew all of them would have them all in the page.
  expect(await rows(full).count()).toBeLessThan(100)
  await full.page.mouse.move(640, 500)
  for (let turns = 0; turns < 20; turns++) await full.page.mouse.wheel(0, 2000)
  await full.page.waitForFunction(
    (label) => !document.querySelector(`[aria-label="${CSS.escape(label)}"]`),
    newest!,
  )
  await rows(full).first().waitFor()
  expect(await rows(full).count()).toBeLessThan(100)
  await full.tap(full.button(en.history.back))

  await begin(empty, match)
  await begin(full, match)
  await takeSaveTimes(empty.page)
  await takeSaveTimes(full.page)
  for (let event = 0; event < EVENTS; event++)
    for (const app of [empty, full]) await playEvents(app, match, { from: event, to: event + 1 })
  const [without, within] = [await takeSaveTimes(empty.page), await takeSaveTimes(full.page)]
  expect(without.length).toBe(within.length)
  expect(within.length).toBeGreaterThanOrEqual(EVENTS)
  console.info(`A save took ${median(without)} ms without matches, ${median(within)} ms with.`)
  expect(median(within) / median(without)).toBeLessThanOrEqual(1.2)
})
