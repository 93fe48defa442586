import type { MatchEvent } from '../../engine'
import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents, press, rollButton } from '../support/browser/play-match'

const open = appBrowser()
const planned = plannedMatch('longChannel')
const { events, names } = planned
const after = (type: MatchEvent['type']) => events.findIndex((event) => event.type === type) + 1

/** Runs in the page: a hand that shakes the phone this long, four times a second, as a sensor tells it. */
function shakeInPage(milliseconds: number): Promise<void> {
  const GRAVITY = 9.81
  const SAMPLE_MS = 20
  const start = performance.now()
  const sample = () => {
    const passed = performance.now() - start
    const isMoving = passed < milliseconds
    const swing = isMoving ? 2.2 * Math.sin((2 * Math.PI * 4 * passed) / 1000) : 0
    window.dispatchEvent(
      new DeviceMotionEvent('devicemotion', {
        accelerationIncludingGravity: {
          x: GRAVITY * 0.9 * swing,
          y: GRAVITY * (0.6 + 0.35 * swing),
          z: GRAVITY * (0.8 + 0.15 * swing),
        },
        interval: SAMPLE_MS,
      }),
    )
    return passed
  }
  const CALM_MS = 600
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (sample() < milliseconds + CALM_MS) return
      clearInterval(timer)
      resolve()
    }, SAMPLE_MS)
  })
}

/** Shakes well beyond the first second of a turn, in which nothing is felt, and holds still again. */
const shake = ({ page }: App): Promise<void> => page.evaluate(shakeInPage, 2500)

test('a shake throws the dice, and another does not throw them again', async () => {
  const [first] = events
  if (first?.type !== 'diceRolled') throw new Error('A match starts with a throw.')
  const app = await open({ view: VIEWS.upright, seed: planned.seed })
  await begin(app, planned)
  await shake(app)
  await app.page.getByRole('img', { name: en.play.dice(first.dice), exact: true }).waitFor()
  await shake(app)
  // Any throw in between would have been another than the plan's, and its flaps could not be shut.
  await playEvents(app, planned, { from: 1, to: after('tilesShut') + 1 })
})

test('a shake on the pass card does nothing', async () => {
  const app = await open({ view: VIEWS.upright, seed: planned.seed })
  await begin(app, planned)
  const passed = after('phonePassed')
  await playEvents(app, planned, { to: passed - 1 })
  await press(app, en.play.pass)
  const card = app.page.getByRole('dialog', { name: `${en.pass.to} ${names[1]}` })
  await card.waitFor()
  await shake(app)
  expect(await card.isVisible()).toBe(true)
  await press(app, en.pass.takePhone(names[1]!))
  await app.button(rollButton(app)).waitFor()
  await playEvents(app, planned, { from: passed, to: passed + 2 })
})

test('a shake in the menu does nothing', async () => {
  const app = await open({ view: VIEWS.upright, seed: planned.seed })
  await begin(app, planned)
  await app.tap(app.button(en.play.menu))
  await app.page.getByRole('dialog', { name: en.menu.title }).waitFor()
  await shake(app)
  await app.tap(app.button(en.menu.close))
  await playEvents(app, planned, { to: 2 })
})
