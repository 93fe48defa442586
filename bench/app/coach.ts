import type { Browser } from 'playwright-core'
import { keepMatches } from '../../__tests__/support/browser/kept-matches'
import { plannedMatch } from '../../__tests__/support/browser/matches'
import { openApp, VIEWS, type App } from '../../__tests__/support/browser/open-app'
import { begin, playEvents } from '../../__tests__/support/browser/play-match'
import { en } from '../../i18n/en'
import { enCoach } from '../../i18n/en/judged'
import { recordTap } from './frames'
import { throttleCpu } from './turn'

/** Long enough for the tables of two players and five rounds, computed in slices. */
const ANSWER_MS = 4000
const ANALYSIS_MS = 4000

export type CoachTasks = {
  /** The durations of the long tasks while the coach answers, in milliseconds. */
  readonly answer: readonly number[]
  /** The durations of the long tasks while a match is analysed. */
  readonly analysis: readonly number[]
}

async function tapSlowed(app: App, name: string, rate: number, milliseconds: number) {
  const button = app.button(name)
  // Waits until it can be tapped: not while its screen fades in.
  await button.tap({ trial: true })
  const stopThrottling = await throttleCpu(app.page, rate)
  const { longTasks } = await recordTap(app.page, button, milliseconds)
  await stopThrottling()
  return longTasks
}

/** Asks the coach about the first throw of two players, and analyses five rounds of three. */
export async function measureCoach(
  browser: Browser,
  url: string,
  rate: number,
): Promise<CoachTasks> {
  const match = plannedMatch('captain')
  const app = await openApp(browser, url, { view: VIEWS.upright, seed: match.seed })
  const { page, tap, button } = app
  await begin(app, match)
  await tap(button(en.play.menu))
  await tap(page.getByRole('radio', { name: en.menu.coachModes.lamp }))
  await tap(button(en.menu.close))
  await playEvents(app, match, { to: 1 })
  const answer = await tapSlowed(app, enCoach.coach.lamp, rate, ANSWER_MS)

  const plan = plannedMatch('longChannel')
  const [id] = await keepMatches(app, [{ plan, startedAt: Date.now() }])
  await page.goto(new URL(`/history/${id}`, url).href)
  const analysis = await tapSlowed(app, en.results.analysis, rate, ANALYSIS_MS)
  await app.close()
  return { answer, analysis }
}
