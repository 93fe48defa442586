import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { keepMatches } from '../support/browser/kept-matches'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'

const open = appBrowser()
const match = plannedMatch('channel')
const LAST = match.events.length

/** Opens the replay of the only match. */
async function openReplay(view: keyof typeof VIEWS) {
  const app = await open({ view: VIEWS[view], isMotionReduced: true })
  await keepMatches(app, [{ plan: match, startedAt: Date.now() }])
  await app.tap(app.button(en.pages.history))
  await app.tap(app.page.getByRole('button', { name: / wins\. / }))
  await app.tap(app.button(en.history.watch))
  const slider = app.page.getByRole('slider')
  await slider.waitFor()
  return { app, slider, box: (await slider.boundingBox())! }
}

const shows = ({ page }: App, step: number) =>
  page.locator(`[role=slider][aria-valuenow="${step}"]`).waitFor()

test('a mouse drags the slider, beyond its ends too', async () => {
  const { app, box } = await openReplay('desk')
  const { mouse } = app.page
  const y = box.y + box.height / 2
  await mouse.move(box.x + 14, y)
  await mouse.down()
  await mouse.move(box.x + box.width / 2, y - 60, { steps: 5 })
  await shows(app, LAST / 2)
  await mouse.move(box.x + box.width + 100, y, { steps: 5 })
  await shows(app, LAST)
  await mouse.up()
  await mouse.move(box.x, y, { steps: 3 })
  await shows(app, LAST)
  await app.page.getByRole('status').filter({ hasText: 'The match is over.' }).waitFor()
})

test('a finger taps it anywhere, and a keyboard steps it', async () => {
  const { app, slider, box } = await openReplay('upright')
  await app.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await shows(app, LAST / 2)
  await slider.focus()
  await slider.press('ArrowRight')
  await shows(app, LAST / 2 + 1)
  await slider.press('Home')
  await shows(app, 0)
})

test('no keys are listed in a replay, where none of them plays', async () => {
  const { app } = await openReplay('desk')
  await app.page.getByText(en.houseRules.moves.sentence['any-sum'], { exact: true }).waitFor()
  expect(await app.page.getByRole('group', { name: en.play.keys.title }).count()).toBe(0)
})

test('the match is still there when the page is opened anew', async () => {
  const { app } = await openReplay('upright')
  await app.page.reload()
  await app.page.getByRole('slider').waitFor()
  await app.tap(app.button(en.replay.back))
  await app.button(en.history.watch).waitFor()
  // This server has no file for the address of one match, and sends the app with a 404.
  app.problems.splice(0)
})
