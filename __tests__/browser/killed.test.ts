import { replay, tilesOf, tilesUpTo, without, type Match } from '../../engine'
import { en } from '../../i18n/en'
import { settingOf } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { killableBrowser, type KillableBrowser } from '../support/browser/killable-browser'
import { openOn, VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents, rollButton } from '../support/browser/play-match'
import { randomFrom } from '../support/seeded-random'
import { volume } from '../support/volumes'

const { from: FROM, count: KILLS } = volume('killedBrowsers')
const MOST_EVENTS_BETWEEN = 2
const TIMEOUT_MS = 30_000

jest.setTimeout(15 * 60_000)

const NAMES = ['Ann', 'Ben', 'Cleo']
const match = plannedMatch('longChannel')

let browser: KillableBrowser

beforeAll(async () => {
  browser = await killableBrowser(settingOf('CHROMIUM_PATH'), TIMEOUT_MS)
})
afterAll(() => browser.remove())

async function open(): Promise<App> {
  const page = await browser.start()
  await page.setViewportSize(VIEWS.desk)
  return openOn(page, settingOf('APP_URL'), { view: VIEWS.desk, seed: match.seed })
}

function matchAfter(events: number): Match {
  const replayed = replay(match.setup, match.events.slice(0, events))
  if (!replayed.ok) throw new Error(replayed.error)
  return replayed.value
}

/** Waits until the table offers what comes next in the match. */
async function waitForPhase(app: App, now: Match): Promise<void> {
  const { page, button } = app
  switch (now.phase) {
    case 'rolling':
      return button(rollButton(app)).waitFor()
    case 'shutting':
      return page.getByRole('img', { name: en.play.dice(now.dice), exact: true }).waitFor()
    case 'turnOver':
      return button(en.play.pass).waitFor()
    case 'matchOver':
      return button(en.play.seeResult).waitFor()
    case 'announcing':
      throw new Error('Nothing is announced in this match.')
  }
}

/** What the table says of the match: whose turn, every flap, the scores, and the dice or the end of the turn. */
async function expectTable(app: App, now: Match): Promise<void> {
  await waitForPhase(app, now)
  const { page } = app
  const { tiles } = now.setup.rules
  const shut = tilesOf(without(tilesUpTo(tiles), now.open))
  const flaps = await page.getByRole('button', { name: /^\d+, / }).all()
  const labels = await Promise.all(flaps.map((flap) => flap.getAttribute('aria-label')))
  expect(labels).toHaveLength(tiles)
  expect(labels.filter((label) => label!.endsWith(', shut'))).toEqual(shut.map(en.play.flap.shut))
  for (const [seat, name] of NAMES.entries())
    await page
      .getByLabel(new RegExp(`^${name}, ${en.play.points(now.totals[seat]!)}`))
      .first()
      .waitFor()
  await page.getByRole('heading', { name: NAMES[now.seat]!, exact: true }).first().waitFor()
}

test('killed the moment an event is shown, the match is where it was, every time', async () => {
  const random = randomFrom(FROM)
  let app = await open()
  await begin(app, match)
  let played = 0
  for (let kills = 0; kills < KILLS; kills++) {
    const to = Math.min(match.events.length - 1, played + 1 + random.below(MOST_EVENTS_BETWEEN))
    await playEvents(app, match, { from: played, to })
    played = to
    await waitForPhase(app, matchAfter(played))
    await browser.kill()
    expect(app.problems).toEqual([])
    app = await open()
    await app.tap(app.button(new RegExp(`^${en.setup.continue}\\.`)))
    await app.button(en.play.leave).waitFor()
    await expectTable(app, matchAfter(played))
  }
  expect(played).toBeGreaterThan(KILLS)
})
