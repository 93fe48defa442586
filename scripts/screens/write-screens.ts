import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { plannedMatch, type MatchName } from '../../__tests__/support/browser/matches'
import { launchBrowser, openApp, type View } from '../../__tests__/support/browser/open-app'
import type { App, AppOptions } from '../../__tests__/support/browser/open-app'
import { serveApp } from '../../__tests__/support/browser/served-app'
import { afterPass, walkMatch, walkSetUp } from '../../__tests__/support/browser/walk-screens'

const VIEWS: readonly View[] = [
  { width: 390, height: 844, isTouch: true },
  { width: 844, height: 390, isTouch: true },
  { width: 320, height: 568, isTouch: true },
  { width: 1280, height: 800, isTouch: false },
]
const SCHEMES = ['dark', 'light'] as const

/** What each match is played for, and how far. */
const WALKS: readonly { match: MatchName; to?: number; shows: readonly string[] }[] = [
  {
    match: 'channel',
    to: afterPass(plannedMatch('channel'), 1) + 1,
    shows: ['rolling', 'tumbling', 'tilted', 'shut', 'menu', 'continue', 'no-move', 'passing'],
  },
  {
    match: 'hundred',
    to: afterPass(plannedMatch('hundred'), 2),
    shows: ['stopped', 'announcing'],
  },
  { match: 'pub', to: 2, shows: ['twelve-tilted'] },
  { match: 'stakes', shows: ['box-shut', 'result'] },
]

const LANDED_MS = 1300
/** Large pictures of things in motion are slow to draw without a graphics card: a tap may wait for several. */
const PATIENCE_MS = 90_000
/** When a picture of it is worth taking: in the air, in the middle of the paper, at rest. */
const WAITS: Readonly<Record<string, number>> = { tumbling: 330, 'box-shut': 900, result: 2800 }

const QUALITY = { pixelRatio: 1.5, patienceMs: PATIENCE_MS }

async function takeAll(app: App, name: string, folder: string, walk: (typeof WALKS)[number]) {
  const match = plannedMatch(walk.match)
  const take = async (shown: string) => {
    const picture = walk.match === 'pub' ? `twelve-${shown}` : shown
    if (!walk.shows.includes(picture)) return
    await app.page.waitForTimeout(WAITS[shown] ?? LANDED_MS)
    await app.page.screenshot({ path: join(folder, `${name}-${picture}.png`) })
  }
  if (walk.match === 'channel')
    await walkSetUp(app, match, async (shown) => {
      await app.page.waitForTimeout(LANDED_MS)
      await app.page.screenshot({ path: join(folder, `${name}-${shown}.png`) })
    })
  await walkMatch(app, match, take, walk.to)
}

async function takeView(browser: Browser, url: string, folder: string, options: AppOptions) {
  const name = nameOf(options.view, options.scheme!)
  for (const walk of WALKS) {
    const app = await openApp(browser, url, { ...options, seed: plannedMatch(walk.match).seed })
    await takeAll(app, name, folder, walk)
    if (app.problems.length > 0) throw new Error(`${name}: ${app.problems.join('; ')}`)
    await app.close()
  }
  process.stdout.write(`${name}\n`)
}

const nameOf = ({ width, height }: View, scheme: string) => `${width}x${height}-${scheme}`

/** Every screen in every size and both lights, or in those named only, as pictures in the folder. */
export async function writeScreens(url: URL, only: readonly string[]): Promise<void> {
  const folder = fileURLToPath(url)
  if (only.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const served = await serveApp()
  const browser = await launchBrowser(served.chromiumPath)
  try {
    for (const view of VIEWS)
      for (const scheme of SCHEMES)
        if (only.length === 0 || only.includes(nameOf(view, scheme)))
          await takeView(browser, served.url, folder, { view, scheme, ...QUALITY })
  } finally {
    await browser.close()
    await served.close()
  }
}
