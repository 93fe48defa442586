import { en } from '../../i18n/en'
import { enCoach } from '../../i18n/en/judged'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { begin, playEvents, press } from '../support/browser/play-match'

const open = appBrowser()
const planned = plannedMatch('pub')
const { coach, analysis } = enCoach

/** Why it advises what it does, whatever it is. */
const ANSWER = / of 36 throws |every throw |All the same here|shuts the box/

test('the coach answers at the table, and the analysis tells of the match', async () => {
  const app = await open({ view: VIEWS.upright, seed: planned.seed, isMotionReduced: true })
  const { page, tap, button } = app
  await begin(app, planned)
  await tap(button(en.play.menu))
  await tap(page.getByRole('radio', { name: en.menu.coachModes.lamp }))
  await tap(button(en.menu.close))
  await button(coach.lamp).waitFor()
  await playEvents(app, planned, { to: 1 })
  await tap(button(coach.lamp))
  await button(ANSWER).waitFor()
  const [, advised] = planned.events
  if (advised?.type !== 'tilesShut') throw new Error('The first throw has no move.')
  // A flap that the coach lights says so.
  for (const tile of advised.tiles) await tap(button(new RegExp(`^${tile}, `)))
  await press(app, en.play.shut(advised.tiles))
  await playEvents(app, planned, { from: 2 })
  await tap(button(en.play.seeResult))
  await tap(button(en.results.analysis))
  await page.getByText(analysis.barsAbout).waitFor()
  await page.getByRole('slider', { name: analysis.slider }).waitFor()
})
