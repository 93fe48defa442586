import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { replay, type MatchEvent } from '../../engine'
import { en } from '../../i18n/en'
import {
  plannedMatch,
  type MatchName,
  type NamedMatch,
} from '../../__tests__/support/browser/matches'
import {
  launchBrowser,
  openApp,
  VIEWS,
  type App,
  type View,
} from '../../__tests__/support/browser/open-app'
import { begin, playEvents, rollButton, setUp } from '../../__tests__/support/browser/play-match'
import { serveApp } from '../../__tests__/support/browser/served-app'
import { film, filmAsItRuns, installClock, type Frame } from './film'

type Film = {
  readonly match: MatchName
  /** Plays up to the moment, and returns the name of the button that begins it. */
  readonly prepare: (app: App, match: NamedMatch) => Promise<string | RegExp>
  readonly lengthMs: number
  readonly hurriedAt?: number
  /** The browser fades from one screen to the next. */
  readonly isFade?: boolean
}

/** The number of the first event after which the condition holds. */
function eventBefore({ setup, events }: NamedMatch, isWanted: (event: MatchEvent) => boolean) {
  const at = events.findIndex((event, index) => {
    const match = replay(setup, events.slice(0, index + 1))
    return match.ok && match.value.phase === 'turnOver' && isWanted(event)
  })
  if (at < 0) throw new Error('This match has no such moment.')
  return at
}

const noMove = (match: NamedMatch) => eventBefore(match, ({ type }) => type === 'diceRolled')

/** The number of the event with which the first round ends. */
function roundEnd({ setup, events }: NamedMatch) {
  const at = events.findIndex((_, index) => {
    const match = replay(setup, events.slice(0, index + 1))
    return match.ok && match.value.phase === 'turnOver' && match.value.next.round > 1
  })
  if (at < 0) throw new Error('This match has one round only.')
  return at
}

async function playTo(app: App, match: NamedMatch, to: number): Promise<void> {
  await begin(app, match)
  await playEvents(app, match, { to })
}

async function beforeNoMove(app: App, match: NamedMatch) {
  await playTo(app, match, noMove(match))
  return rollButton(app)
}

const FILMS: Readonly<Record<string, Film>> = {
  start: {
    match: 'channel',
    prepare: async (app, match) => {
      await setUp(app, match)
      return en.presets.channel.play
    },
    lengthMs: 1500,
    isFade: true,
  },
  throw: {
    match: 'channel',
    prepare: async (app, match) => {
      await begin(app, match)
      return rollButton(app)
    },
    lengthMs: 1500,
  },
  'no-move': {
    match: 'channel',
    prepare: beforeNoMove,
    lengthMs: 2600,
  },
  'hurried-no-move': {
    match: 'channel',
    prepare: beforeNoMove,
    lengthMs: 900,
    hurriedAt: 400,
  },
  'box-shut': {
    match: 'captain',
    prepare: async (app, match) => {
      const last = match.events.at(-1)
      if (last?.type !== 'tilesShut') throw new Error('This match does not end with a shut box.')
      await playTo(app, match, match.events.length - 1)
      for (const tile of last.tiles) await app.tap(app.button(en.play.flap.choosable(tile)))
      return en.play.shut(last.tiles)
    },
    lengthMs: 4500,
  },
  'target-hit': {
    match: 'hundred',
    prepare: async (app, match) => {
      await playTo(app, match, match.events.length - 1)
      return /^Stop with/
    },
    lengthMs: 2600,
  },
  pass: {
    match: 'channel',
    prepare: async (app, match) => {
      await playTo(app, match, noMove(match) + 1)
      return en.play.pass
    },
    lengthMs: 900,
  },
  'round-end': {
    match: 'longChannel',
    prepare: async (app, match) => {
      await playTo(app, match, roundEnd(match) + 1)
      return en.play.pass
    },
    lengthMs: 2000,
  },
  result: {
    match: 'captain',
    prepare: async (app, match) => {
      await playTo(app, match, match.events.length)
      return en.play.seeResult
    },
    lengthMs: 2000,
    isFade: true,
  },
}

const COLUMNS = 10

/** Draws all frames of a film onto one sheet, each with its time. */
async function writeSheet(browser: Browser, frames: readonly Frame[], view: View, path: string) {
  const width = view.width > view.height ? 300 : 190
  const page = await browser.newPage({ viewport: { width: COLUMNS * (width + 6), height: 600 } })
  const figures = frames.map(
    ({ ms, jpeg }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg.toString('base64')}" width="${width}">${ms}</figure>`,
  )
  await page.setContent(
    `<style>body { margin: 0; display: flex; flex-wrap: wrap; font: 11px sans-serif }
     figure { margin: 3px; display: flex; flex-direction: column }</style>${figures.join('')}`,
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

/** Writes a film strip of every moment in which something moves, or of those in `only`. */
export async function writeStrips(url: URL, only: readonly string[]): Promise<void> {
  const folder = fileURLToPath(url)
  await mkdir(folder, { recursive: true })
  const served = await serveApp()
  const browser = await launchBrowser(served.chromiumPath)
  try {
    for (const view of [VIEWS.upright, VIEWS.desk])
      for (const [name, { match, prepare, lengthMs, hurriedAt, isFade }] of Object.entries(FILMS)) {
        const title = `${view.width}x${view.height}-${name}`
        if (only.length > 0 && !only.some((part) => title.includes(part))) continue
        const planned = plannedMatch(match)
        const { seed } = planned
        const app = await openApp(browser, served.url, {
          view,
          seed,
          prepare: isFade ? undefined : installClock,
        })
        const take = isFade ? filmAsItRuns : film
        const frames = await take(app, await prepare(app, planned), lengthMs, hurriedAt)
        await writeSheet(browser, frames, view, join(folder, `${title}.png`))
        await app.close()
        process.stdout.write(`${title}\n`)
      }
  } finally {
    await browser.close()
    await served.close()
  }
}
