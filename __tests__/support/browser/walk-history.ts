import { en } from '../../../i18n/en'
import { keepMatches } from './kept-matches'
import { plannedMatch, type MatchName } from './matches'
import type { App } from './open-app'
import { press } from './play-match'
import type { Look } from './walk-screens'

const HOUR = 3_600_000

/** Every page of the history, with these matches in it: the first was played to its end, the last was left. */
export async function walkHistory(
  app: App,
  names: readonly [MatchName, ...MatchName[]],
  look: Look,
): Promise<void> {
  const { page, tap, button } = app
  const { history, replay, pages } = en
  const slider = page.getByRole('slider', { name: replay.slider })
  const row = (title: RegExp) => page.getByRole('button', { name: title })
  await tap(button(pages.history))
  await page.getByText(history.empty.title).waitFor()
  await look('no-history')
  const now = Date.now()
  const matches = names.map((name, index) => ({
    plan: plannedMatch(name),
    startedAt: now - index * HOUR,
    ...(index === names.length - 1 && { leftAt: 3 }),
  }))
  await keepMatches(app, matches)
  await page.reload()
  await row(/ wins\. /)
    .first()
    .waitFor()
  await look('history')
  await tap(row(/ wins\. /).first())
  await button(history.watch).waitFor()
  await look('past-match')
  await press(app, history.watch)
  await slider.waitFor()
  await look('replay')
  await slider.focus()
  await slider.press('End')
  await page.getByRole('note').waitFor()
  await look('replay-end')
  await tap(button(replay.back))
  await tap(button(history.toHistory))
  await tap(row(new RegExp(`^${history.abandoned}\\. `)).first())
  await page.getByRole('heading', { name: history.unfinished }).waitFor()
  await look('abandoned')
  await tap(button(history.delete))
  await button(history.undo).waitFor()
  await look('deleted')
}
