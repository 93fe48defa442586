import type { Locator } from 'playwright-core'
import { throwDice } from '../../engine'
import { en } from '../../i18n/en'
import { enRulesPages } from '../../i18n/en/rules-pages'
import { appBrowser } from '../support/browser/app-browser'
import { keepMatches } from '../support/browser/kept-matches'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, PLAY, playEvents } from '../support/browser/play-match'
import { findSeed, manyFirst, planMatch, type PlannedMatch } from '../support/browser/planned-match'
import { presetRules } from '../support/scripted-match'

const open = appBrowser()
const brief = plannedMatch('brief')

/** What has the focus once all that could move it has come to rest, sheets and their buttons. */
async function focused({ page }: App): Promise<string> {
  await page.waitForTimeout(800)
  return page.evaluate(() => {
    const element = document.activeElement!
    const name = element.getAttribute('aria-label') ?? element.textContent
    return element === document.body ? 'the page' : `${element.localName} ${name}`
  })
}

/** Presses a button with the Enter key. */
async function enter(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

const opened = (plan: PlannedMatch = brief, path = '/') =>
  open({ view: VIEWS.desk, seed: plan.seed, isMotionReduced: true, path })

test('the pages of the rules open with Enter, and each takes the focus', async () => {
  const app = await opened(brief, '/rules')
  const { name } = en.presets.pub
  await enter(app.button(new RegExp(`^${name}\\. `)))
  expect(await focused(app)).toBe(`h1 ${name}`)
  await enter(app.button(enRulesPages.all))
  expect(await focused(app)).toBe(`h1 ${enRulesPages.title}`)
})

test('whatever a sheet leads to has the focus when it is gone', async () => {
  const app = await opened()
  const { page, button } = app
  await begin(app, brief)

  await enter(button(en.play.menu))
  expect(await focused(app)).toBe(`h2 ${en.menu.title}`)
  await page.keyboard.press('Escape')
  expect(await focused(app)).toBe(`button ${en.play.menu}`)
  await enter(button(en.play.menu))
  await enter(button(en.menu.settings))
  expect(await focused(app)).toBe(`h1 ${en.settings.title}`)
  await enter(button(en.settings.back))
  expect(await focused(app)).toBe(`button ${en.play.roll}`)

  await enter(page.getByRole('link', { name: en.play.lesson.more(en.play.lesson.throw) }))
  expect(await focused(app)).toBe(`h1 ${en.presets.pub.name}`)
  await enter(button(enRulesPages.back))
  await enter(button(en.play.howToPlay))
  await enter(page.getByRole('dialog').getByRole('button', { name: en.howToPlay.tryIt }))
  expect(await focused(app)).toBe(`h1 ${en.presets.pub.name}`)
  await enter(button(enRulesPages.back))
  expect(await focused(app)).toBe(`button ${en.play.roll}`)

  await playEvents(app, brief, { to: 1 })
  await enter(button(en.play.leave))
  await enter(button(PLAY))
  await enter(button(en.setup.replaceLive.start))
  expect(await focused(app)).toBe(`button ${en.play.roll}`)
})

/** A match of these rules that begins with a throw as wanted. */
function beginningWith(
  preset: 'channel' | 'sailors',
  isWanted: (dice: readonly number[]) => boolean,
) {
  const names = ['Ann', 'Ben']
  const setup = { rules: presetRules(preset), players: names.map((name) => ({ name })) }
  const seed = findSeed(setup, manyFirst, (plan) => isWanted(throwDice(plan.seed, 0, 2)))
  return { ...planMatch(setup, seed, manyFirst), names, preset }
}

const sum = (dice: readonly number[]) => dice.reduce((all, face) => all + face, 0)

test('Enter on a flap shuts what is chosen, although another could be added', async () => {
  const planned = beginningWith('sailors', ([one, two]) => one !== two)
  const lower = Math.min(...throwDice(planned.seed, 0, 2))
  const app = await opened(planned)
  const { page, button } = app
  await begin(app, planned)
  await page.keyboard.press('Space')
  await button(en.play.flap.choosable(lower)).waitFor()
  expect(await focused(app)).toBe(`button ${en.play.flap.choosable(lower)}`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /, can be used$/, pressed: true }).waitFor()
  await page.keyboard.press('Enter')
  await button(en.play.flap.shut(lower)).waitFor()
  expect(await focused(app)).toBe(`button ${en.play.roll}`)
})

test('a key that leaves the focused flap of no use leaves it the focus, and the arrows go on from it', async () => {
  const planned = beginningWith('channel', (dice) => sum(dice) === 8)
  const app = await opened(planned)
  const { page, button } = app
  await begin(app, planned)
  await page.keyboard.press('Space')
  await button(en.play.flap.choosable(8)).waitFor()
  expect(await focused(app)).toBe(`button ${en.play.flap.choosable(1)}`)
  await page.keyboard.press('6')
  expect(await focused(app)).toBe(`button ${en.play.flap.open(1)}`)
  await page.keyboard.press('ArrowRight')
  expect(await focused(app)).toBe(`button ${en.play.flap.choosable(2)}`)
})

test('who was removed is seated again, and the heading takes the focus of what is gone', async () => {
  const app = await opened()
  const { page, button } = app
  await begin(app, brief)
  await enter(button(en.play.leave))
  expect(await focused(app)).toBe(`h1 ${en.appName}`)
  const ben = brief.names[1]!
  await enter(button(en.setup.remove(ben)))
  expect(await focused(app)).toBe(`button ${en.setup.undoRemoval(ben)}`)
  await enter(button(en.setup.seatRemembered(ben)))
  await page.getByRole('textbox', { name: en.setup.nameOf(2) }).waitFor()
  expect(await focused(app)).toBe(`h1 ${en.appName}`)
})

test('the heading takes the focus of what a choice has made go, in a sheet that of the sheet', async () => {
  const app = await opened(brief, '/history')
  const { page, button } = app
  await page.getByText(en.history.empty.title).waitFor()
  const played = ['captain', 'pub'] as const
  const startedAt = Date.now()
  await keepMatches(
    app,
    played.map((name) => ({ plan: plannedMatch(name), startedAt })),
  )
  await page.reload()
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).press(' ')
  await choose('Ben')
  await choose(en.presets.pub.name)
  await enter(button(en.history.noneMatching.showAll))
  expect(await focused(app)).toBe(`h1 ${en.history.title}`)

  await enter(button(en.history.back))
  await enter(button(en.pages.players))
  await enter(page.getByRole('button').filter({ hasText: 'Ann' }).last())
  await enter(button(en.players.merge.open))
  await enter(button('Ben'))
  expect(await focused(app)).toBe(`h2 ${en.players.merge.confirmTitle('Ann', 'Ben')}`)
  await enter(button(en.players.merge.no))
  expect(await focused(app)).toBe(`h2 ${en.players.merge.title('Ann')}`)
})
