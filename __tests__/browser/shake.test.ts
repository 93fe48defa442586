import type { MatchEvent } from '../../engine'
import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { begin, playEvents, press, rollButton } from '../support/browser/play-match'
import { shake } from '../support/browser/shake'

const open = appBrowser()
const planned = plannedMatch('longChannel')
const { events, names } = planned
const after = (type: MatchEvent['type']) => events.findIndex((event) => event.type === type) + 1

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
