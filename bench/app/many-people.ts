import type { Browser, Locator } from 'playwright-core'
import { importMatches } from '../../__tests__/support/browser/import-matches'
import { exportOfPeople } from '../../__tests__/support/browser/many-matches'
import { openApp, VIEWS, type App } from '../../__tests__/support/browser/open-app'
import { en } from '../../i18n/en'
import { median } from './report'

const PEOPLE = 5000
const TIMEOUT_MS = 120_000
const RUNS = 5

/** Milliseconds from navigation until this is shown and the page is idle. */
async function timeToOpen({ page }: App, path: string, shown: Locator): Promise<number> {
  await page.goto(new URL(path, page.url()).href)
  await shown.waitFor()
  return page.evaluate(
    () => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now()))),
  )
}

export type PeopleCost = { readonly setUp: number; readonly players: number }

/** How long the set-up and the players take to open with thousands of people, in milliseconds. */
export async function measurePeople(browser: Browser, url: string): Promise<PeopleCost> {
  const app = await openApp(browser, url, { view: VIEWS.desk, timeoutMs: TIMEOUT_MS })
  await importMatches(app, exportOfPeople(PEOPLE), PEOPLE / 2)
  const chip = app.button(/^Seat /).first()
  const card = app.button(/, won /).first()
  const [setUp, players]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    setUp.push(await timeToOpen(app, '/', chip))
    players.push(await timeToOpen(app, '/players', card))
  }
  await app.page.getByRole('heading', { name: en.players.title }).waitFor()
  await app.close()
  return { setUp: median(setUp), players: median(players) }
}
