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
  walkCoach,
  walkMatch,
  walkPages,
  walkSetUp,
  walkSheets,
  type Look,
} from '../../__tests__/support/browser/walk-screens'

const VIEWS: readonly View[] = [
  { width: 390, height: 844, isTouch: true },
  { width: 844, height: 390, isTouch: true },
  { width: 320, height: 568, isTouch: true },
  { width: 768, height: 1024, isTouch: true },
  { width: 1280, height: 800, isTouch: false },
  // The page of a browser on a small laptop.
  { width: 1366, height: 640, isTouch: false },
]
const SCHEMES = ['dark', 'light'] as const

type Tour = {
  readonly match: MatchName
  readonly walk: (app: App, match: NamedMatch, look: Look) => Promise<void>
  /** The screens to take screenshots of; the others are taken in another tour. */
  readonly shows: readonly string[]
  /** Prefix of the screenshots' file names. */
  readonly prefix?: string
}

const TOURS: readonly Tour[] = [
  {
    match: 'channel',
    walk: async (app, match, look) => {
      await walkSetUp(app, match, look)
      await walkMatch(app, match, look, afterPass(match, 1) + 1)
    },
    shows: [
      ...[
        'set-up',
        'player',
        'house-rules',
        'rules',
        'all-rules',
        'rolling',
        'tumbling',
        'tilted',
        'shut',
      ],
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
    match: 'crowd',
    walk: async (app, match, look) => {
      await walkMatch(app, match, look, 2)
      await walkSheets(app, look)
    },
    shows: ['how-to-play', 'scores', 'replace'],
  },
  {
    match: 'captain',
    walk: walkCoach,
    shows: ['computers', 'coach', 'choices', 'answer', 'analysis'],
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

/** Most screens have stopped moving by then. */
const SETTLED_MS = 1300
/** Animations on large screens are slow without a GPU: a tap may wait for several frames. */
const TIMEOUT_MS = 90_000
/** Other delays before a screenshot: dice in the air, confetti falling, confetti gone. */
const DELAYS_MS: Readonly<Record<string, number>> = { tumbling: 330, 'box-shut': 900, result: 2800 }

const OPEN_OPTIONS = { pixelRatio: 1.5, timeoutMs: TIMEOUT_MS }

async function takeScreenshots(app: App, name: string, folder: string, tour: Tour): Promise<void> {
  const { match, walk, shows, prefix = '' } = tour
  await walk(app, plannedMatch(match), async (screen) => {
    if (!shows.includes(screen)) return
    await app.page.waitForTimeout(DELAYS_MS[screen] ?? SETTLED_MS)
    await app.page.screenshot({ path: join(folder, `${name}-${prefix}${screen}.png`) })
  })
}

async function runTours(browser: Browser, url: string, folder: string, options: AppOptions) {
  const name = nameOf(options.view, options.scheme!)
  for (const tour of TOURS) {
    const app = await openApp(browser, url, { ...options, seed: plannedMatch(tour.match).seed })
    await takeScreenshots(app, name, folder, tour)
    if (app.problems.length > 0) throw new Error(`${name}: ${app.problems.join('; ')}`)
    await app.close()
  }
  process.stdout.write(`${name}\n`)
}

const nameOf = ({ width, height }: View, scheme: string) => `${width}x${height}-${scheme}`

/** Writes screenshots of every screen in every size and scheme, or in those of `only`. */
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
          await runTours(browser, served.url, folder, { view, scheme, ...OPEN_OPTIONS })
  } finally {
    await browser.close()
    await served.close()
  }
}
