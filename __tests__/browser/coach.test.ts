import { en } from '../../i18n/en'
import { enCoach } from '../../i18n/en-coach'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents } from '../support/browser/play-match'

const open = appBrowser()
const planned = plannedMatch('pub')
const { coach, analysis } = enCoach

type Watched = { longTasks?: number[] }

/** From now on every task of 50 ms and more is noted, on a processor that is four times as slow. */
async function watchTasks({ page }: App): Promise<() => Promise<readonly number[]>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const watched = window as Watched
    watched.longTasks = []
    new PerformanceObserver((list) =>
      watched.longTasks!.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
  })
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return page.evaluate(() => (window as Watched).longTasks!)
  }
}

/**
 * What is drawn takes its time on such a processor whatever it says; what is worked out must not add a
 * task that a finger would feel.
 */
const LONGEST_MS = 50

test('The coach answers at the table, and the analysis tells of the match, without a long task', async () => {
  const app = await open({ view: VIEWS.upright, seed: planned.seed, isMotionReduced: true })
  const { page, tap, button } = app
  await begin(app, planned)
  await tap(button(en.play.menu))
  await tap(page.getByRole('radio', { name: en.menu.coachModes.lamp }))
  await tap(button(en.menu.close))
  await button(coach.lamp).waitFor()
  await playEvents(app, planned, { to: 1 })
  const longTasks = await watchTasks(app)
  await page.waitForTimeout(1500)
  expect((await longTasks()).filter((ms) => ms > LONGEST_MS)).toEqual([])
  await tap(button(coach.lamp))
  await page.getByText(/ of 36 throws |every throw |All the same here|shuts the box/).waitFor()
  await playEvents(app, planned, { from: 1 })
  await tap(button(en.play.seeResult))
  await tap(button(en.results.analysis))
  await page.getByText(analysis.barsAbout).waitFor()
  await page.getByRole('slider', { name: analysis.slider }).waitFor()
})
