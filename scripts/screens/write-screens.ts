import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import {
  plannedMatch,
  type MatchName,
  type NamedMatch,
} from '../../__tests__/support/browser/matches'
import { launchBrowser, openApp, type View } from '../../__tests__/support/browser/open-app'
import type { App, AppOptions } from '../../__tests__/support/browser/open-app'
import { serveApp } from '../../__tests__/support/browser/served-app'
import { walkHistory } from '../../__tests__/support/browser/walk-history'
import {
  afterPass,
  walkMatch,
  walkPages,
  walkSetUp,
  type Look,
} from '../../__tests__/support/browser/walk-screens'

const VIEWS: readonly View[] = [
  { width: 390, height: 844, isTouch: true },
  { width: 844, height: 390, isTouch: true },
  { width: 320, height: 568, isTouch: true },
  { width: 1280, height: 800, isTouch: false },
]
const SCHEMES = ['dark', 'light'] as const

type Walk = {
  readonly match: MatchName
  readonly walk: (app: App, match: NamedMatch, look: Look) => Promise<void>
  /** What is worth a picture on this way: the rest is in those of another. */
  readonly shows: readonly string[]
  /** Before the names of the pictures. */
  readonly prefix?: string
}

const WALKS: readonly Walk[] = [
  {
    match: 'channel',
    walk: async (app, match, look) => {
      await walkSetUp(app, match, look)
      await walkMatch(app, match, look, afterPass(match, 1) + 1)
    },
    shows: [
      ...['set-up', 'player', 'house-rules', 'rolling', 'tumbling', 'tilted', 'shut'],
      ...['menu', 'continue', 'no-move', 'passing'],
    ],
  },
  {
    match: 'hundred',
    walk: (app, match, look) => walkMatch(app, match, look, afterPass(match, 2)),
    shows: ['stopped', 'announcing'],
  },
  {
    match: 'pub',
    walk: (app, match, look) => walkMatch(app, match, look, 2),
    shows: ['tilted'],
    prefix: 'twelve-',
  },
  {
    match: 'stakes',
    walk: async (app, match, look) => {
      await walkMatch(app, match, look)
      await walkPages(app, match, look)
    },
    shows: [
      ...['box-shut', 'result', 'players', 'person', 'person-edit', 'person-merge'],
      ...['settings', 'erase'],
    ],
  },
  {
    match: 'longChannel',
    walk: (app, _, look) => walkHistory(app, ['longChannel', 'stakes', 'pub', 'channel'], look),
    shows: ['no-history', 'history', 'past-match', 'replay', 'replay-end', 'abandoned', 'deleted'],
  },
]

const LANDED_MS = 1300
/** Large pictures of things in motion are slow to draw without a graphics card: a tap may wait for several. */
const PATIENCE_MS = 90_000
/** When a picture of it is worth taking: in the air, in the middle of the paper, at rest. */
const WAITS: Readonly<Record<string, number>> = { tumbling: 330, 'box-shut': 900, result: 2800 }

const QUALITY = { pixelRatio: 1.5, patienceMs: PATIENCE_MS }

async function takeAll(app: App, name: string, folder: string, way: Walk): Promise<void> {
  const { match, walk, shows, prefix = '' } = way
  await walk(app, plannedMatch(match), async (shown) => {
    if (!shows.includes(shown)) return
    await app.page.waitForTimeout(WAITS[shown] ?? LANDED_MS)
    await app.page.screenshot({ path: join(folder, `${name}-${prefix}${shown}.png`) })
  })
}

async function takeView(browser: Browser, url: string, folder: string, options: AppOptions) {
  const name = nameOf(options.view, options.scheme!)
  for (const way of WALKS) {
    const app = await openApp(browser, url, { ...options, seed: plannedMatch(way.match).seed })
    await takeAll(app, name, folder, way)
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
