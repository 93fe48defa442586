import type { Browser, Page } from 'playwright-core'
import { importMatches } from '../../__tests__/support/browser/import-matches'
import { exportOf } from '../../__tests__/support/browser/many-matches'
import { plannedMatch } from '../../__tests__/support/browser/matches'
import { openApp, VIEWS, type App } from '../../__tests__/support/browser/open-app'
import { begin, playEvents } from '../../__tests__/support/browser/play-match'
import { en } from '../../i18n/en'
import { median } from './report'

const MATCHES = 10_000
const TIMEOUT_MS = 120_000
const EVENTS = 80

const match = plannedMatch('longChannel')

type Watched = Window & { saveTimes?: number[] }

/** Runs in the page before the app: records how long each save takes until it is stored. */
function watch(): void {
  const times: number[] = ((window as Watched).saveTimes = [])
  const { prototype } = IDBObjectStore
  type Put = (this: IDBObjectStore, ...values: unknown[]) => unknown
  const put = Object.getOwnPropertyDescriptor(prototype, 'put')!.value as Put
  const timed: Put = function (...values) {
    const start = performance.now()
    this.transaction.addEventListener('complete', () => times.push(performance.now() - start))
    return put.apply(this, values)
  }
  Object.defineProperty(prototype, 'put', { value: timed })
}

const watchSaves = (page: Page): Promise<unknown> => page.addInitScript(watch)

/** How long each save since the last call took, in milliseconds. */
const takeSaveTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Watched).saveTimes!.splice(0))

/** Reloads the app, so that it starts with its saves, and begins a match. */
async function reopenAndBegin(app: App): Promise<void> {
  await watchSaves(app.page)
  await app.page.goto(new URL('/', app.page.url()).href)
  await app.button(en.pages.settings).waitFor()
  await begin(app, match)
  await takeSaveTimes(app.page)
}

export type SaveCost = { readonly empty: number; readonly full: number }

/** How long a save takes with no match in the history and with ten thousand, in milliseconds. */
export async function measureSaves(browser: Browser, url: string): Promise<SaveCost> {
  const open = () =>
    openApp(browser, url, { view: VIEWS.desk, seed: match.seed, timeoutMs: TIMEOUT_MS })
  const [empty, full] = [await open(), await open()]
  await importMatches(full, exportOf(MATCHES), MATCHES)
  for (const app of [empty, full]) await reopenAndBegin(app)
  for (let event = 0; event < EVENTS; event++) {
    // While one app saves, the other may still be drawing, so they take turns to go first.
    const turn = event % 2 === 0 ? [empty, full] : [full, empty]
    for (const app of turn) await playEvents(app, match, { from: event, to: event + 1 })
  }
  const times = {
    empty: median(await takeSaveTimes(empty.page)),
    full: median(await takeSaveTimes(full.page)),
  }
  await Promise.all([empty.close(), full.close()])
  return times
}
