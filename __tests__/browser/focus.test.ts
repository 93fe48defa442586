import type { Locator } from 'playwright-core'
import { throwDice } from '../../engine'
import { en } from '../../i18n/en'
import { enRulesPages } from '../../i18n/en/rules-pages'
import { appBrowser } from '../support/browser/app-browser'
import { breakTable } from '../support/browser/break-table'
import { keepMatches } from '../support/browser/kept-matches'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, PLAY, playEvents, setUp } from '../support/browser/play-match'
import { findSeed, manyFirst, planMatch, type PlannedMatch } from '../support/browser/planned-match'
import { openTab, waitUntilElsewhere } from '../support/browser/tabs'
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

/** The name of a page as a browser shows it. */
const titled = (name: string) => `${name} – ${en.appName}`

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

test('a tab that loses the box names that, and gives the heading the focus; so does one that takes it back', async () => {
  const app = await opened()
  const { page, button } = app
  await enter(button(en.setup.colourOf(en.setup.defaultName(1))))
  await page.keyboard.press('Escape')
  const other = await openTab(app)
  await enter(other.button(en.elsewhere.take))
  await waitUntilElsewhere(app)
  expect(await focused(app)).toBe(`h1 ${en.elsewhere.title}`)
  expect(await page.title()).toBe(titled(en.elsewhere.title))
  await enter(button(en.elsewhere.take))
  await button(PLAY).waitFor()
  expect(await focused(app)).toBe(`h1 ${en.appName}`)
  expect(await page.title()).toBe(en.appName)
})

test('an app that breaks names that, and gives the heading the focus; the start that it goes back to does, too', async () => {
  const app = await open({ view: VIEWS.desk, isMotionReduced: true, prepare: breakTable })
  const { page, button } = app
  await enter(button(PLAY))
  await page.getByText(en.crash.title).waitFor()
  expect(await focused(app)).toBe(`h1 ${en.crash.title}`)
  expect(await page.title()).toBe(titled(en.crash.title))
  await enter(button(en.crash.toStart))
  await button(PLAY).waitFor()
  expect(await focused(app)).toBe(`h1 ${en.appName}`)
  expect(await page.title()).toBe(en.appName)
  // What the app says of it.
  app.problems.splice(0)
})

test('Not yet gives the focus to Shut', async () => {
  const planned = beginningWith('channel', (dice) => sum(dice) === 8)
  const app = await opened(planned)
  const { page, button } = app
  await enter(button(en.pages.settings))
  await page.getByRole('switch', { name: new RegExp(`^${en.settings.confirm}`) }).press(' ')
  await enter(button(en.settings.back))
  await begin(app, planned)
  await page.keyboard.press('Space')
  await enter(button(en.play.flap.choosable(8)))
  await enter(button(en.play.shut([8])))
  await enter(button(en.play.notYet))
  expect(await focused(app)).toBe(`button ${en.play.shut([8])}`)
})

test('who is moved down to the last seat keeps the focus on the way down, by the arrow of the sheet and by that of the keyboard', async () => {
  const app = await opened()
  const { page, button } = app
  await setUp(app, brief)
  const [ann, ben] = brief.names
  await enter(button(en.setup.colourOf(ann!)))
  await enter(button(en.setup.moveDown(ann!)))
  expect(await focused(app)).toBe(`button ${en.setup.moveDown(ann!)}`)
  await page.keyboard.press('Escape')
  expect(await focused(app)).not.toBe('the page')
  await button(en.setup.moveSeat(ben!)).press('ArrowDown')
  expect(await focused(app)).toBe(`button ${en.setup.moveSeat(ben!)}`)
})

test('the buttons of a replay keep the focus at its end, deleting leads to Undo, and bringing back to a heading', async () => {
  const app = await opened()
  const { page, button } = app
  const [id] = await keepMatches(app, [{ plan: brief, startedAt: Date.now() }])
  const match = page.getByRole('button', { name: / wins\. / })
  await enter(button(en.pages.history))
  await enter(match)
  await enter(button(en.history.watch))
  const slider = page.getByRole('slider', { name: en.replay.slider })
  await slider.press('End')
  // With another key it is a shortcut of the browser.
  const end = await slider.getAttribute('aria-valuenow')
  await slider.press('Control+ArrowLeft')
  expect(await slider.getAttribute('aria-valuenow')).toBe(end)
  await slider.press('ArrowLeft')
  await enter(button(en.replay.stepForward))
  expect(await focused(app)).toBe(`button ${en.replay.stepForward}`)
  await enter(button(en.replay.back))
  expect(page.url()).toMatch(id!)

  await enter(button(en.history.delete))
  expect(await focused(app)).toBe(`button ${en.history.undo}`)
  await enter(button(en.history.undo))
  expect(await focused(app)).toBe(`h1 ${en.history.title}`)
  await match.waitFor()
})

test('the menu lists the keys, until they are switched off', async () => {
  const app = await opened()
  const { page, button } = app
  await begin(app, brief)
  await enter(button(en.play.menu))
  const list = page.getByRole('dialog').getByRole('group', { name: en.play.keys.title })
  const { keys } = en.play
  for (const key of [keys.space, keys.digits(9), keys.enter, keys.backspace, keys.question])
    await list.getByText(key, { exact: true }).waitFor()
  await enter(button(en.menu.settings))
  await page.getByRole('switch', { name: new RegExp(`^${en.settings.keys}`) }).press(' ')
  await enter(button(en.settings.back))
  await enter(button(en.play.menu))
  await page.getByRole('dialog').getByRole('heading', { name: en.menu.rules }).waitFor()
  expect(await list.count()).toBe(0)
})

test('each language is called in that language', async () => {
  const { page } = await opened(brief, '/settings')
  const group = page.getByRole('radiogroup', { name: en.settings.language })
  const languages = await group
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => [radio.ariaLabel, radio.getAttribute('lang')]))
  expect(languages.slice(1)).toEqual([
    ['English', 'en'],
    ['Français', 'fr'],
  ])
})

test('Enter in a field leaves the focus there, beside its error', async () => {
  const app = await opened()
  const { page, button } = app
  await setUp(app, brief)
  const field = page.getByRole('textbox', { name: en.setup.nameOf(2) })
  await field.fill(brief.names[0]!)
  await field.press('Enter')
  await page.getByRole('alert').first().waitFor()
  expect(await focused(app)).toMatch(/^input /)
  await enter(button(en.setup.houseRules))
  await page.getByRole('textbox').first().press('Enter')
  expect(await focused(app)).toMatch(/^input /)
})

test('who comes back to a long list by keyboard is on the row that they opened', async () => {
  const app = await opened()
  const { page, button } = app
  const startedAt = Date.now()
  const days = Array.from({ length: 40 }, (_, day) => ({
    plan: plannedMatch('captain'),
    startedAt: startedAt - day * 24 * 3_600_000,
  }))
  await keepMatches(app, days)
  await page.reload()
  await enter(button(en.pages.history))
  const rows = page.getByRole('button', { name: / wins\. / })
  await rows.nth(12).scrollIntoViewIfNeeded()
  const name = await rows.nth(12).getAttribute('aria-label')
  await enter(rows.nth(12))
  await enter(button(en.history.toHistory))
  expect(await focused(app)).toBe(`button ${name}`)
  const box = await page.locator(':focus').boundingBox()
  expect(box!.y).toBeGreaterThan(0)
  expect(box!.y + box!.height).toBeLessThanOrEqual(VIEWS.desk.height)
})

test('the arrows try colours, and the sheet stays; in a long sheet Shift and Tab lead from its title to its end', async () => {
  const view = { ...VIEWS.desk, height: 420 }
  const app = await open({ view, seed: brief.seed, isMotionReduced: true })
  const { page, button } = app
  const ann = en.setup.defaultName(1)
  await enter(button(en.setup.colourOf(ann)))
  const colour = page.getByRole('dialog').getByRole('radio', { checked: true })
  const first = await colour.getAttribute('aria-label')
  await colour.press('ArrowRight')
  await page.waitForTimeout(300)
  expect(await colour.getAttribute('aria-label')).not.toBe(first)
  await page.keyboard.press('Escape')

  await enter(button(en.computers.add))
  await page.getByRole('dialog').waitFor()
  expect(await focused(app)).toBe(`h2 ${en.computers.whoSitsDown}`)
  await page.keyboard.press('Shift+Tab')
  expect(await focused(app)).toMatch(/^button Pip/)
})
