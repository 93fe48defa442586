import type { Browser } from 'playwright-core'
import { plannedMatch } from '../../__tests__/support/browser/matches'
import { openApp, VIEWS } from '../../__tests__/support/browser/open-app'
import { begin, playEvents, press } from '../../__tests__/support/browser/play-match'
import { en } from '../../i18n/en'
import { enCoach } from '../../i18n/en/judged'
import { recordTap } from './frames'
import { throttleCpu } from './turn'

/** Long enough for the tables of two players and five rounds, in slices. */
const ANSWER_MS = 4000
const ANALYSIS_MS = 4000

export type CoachTasks = {
  /** The durations of the long tasks while the coach answers, in milliseconds. */
  readonly answer: readonly number[]
  /** The same while a match is analysed. */
  readonly analysis: readonly number[]
}

/** Asks the coach about the first throw of two players, and analyses the match. */
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
  let stopThrottling = await throttleCpu(page, rate)
  const answer = await recordTap(page, button(enCoach.coach.lamp), ANSWER_MS)
  await stopThrottling()
  await tap(button(en.play.menu))
  await tap(page.getByRole('radio', { name: en.menu.coachModes.off }))
  await tap(button(en.menu.close))
  await playEvents(app, match, { from: 1 })
  await press(app, en.play.seeResult)
  // Once it can be hit: a screen that is fading in cannot.
  await button(en.results.analysis).tap({ trial: true })
  stopThrottling = await throttleCpu(page, rate)
  const analysis = await recordTap(page, button(en.results.analysis), ANALYSIS_MS)
  await stopThrottling()
  await app.close()
  return { answer: answer.longTasks, analysis: analysis.longTasks }
}
