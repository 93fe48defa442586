import type { MatchEvent } from '../../engine'
import { en } from '../../i18n/en'
import { enSpoken } from '../../i18n/en/spoken-match'
import { appBrowser } from '../support/browser/app-browser'
import { keepMatches } from '../support/browser/kept-matches'
import { plannedMatch } from '../support/browser/matches'
import type { Locator, Page } from 'playwright-core'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents } from '../support/browser/play-match'

const open = appBrowser()
const planned = plannedMatch('longChannel')
const [first, second, third] = planned.events as [
  Extract<MatchEvent, { type: 'diceRolled' }>,
  Extract<MatchEvent, { type: 'tilesShut' }>,
  Extract<MatchEvent, { type: 'diceRolled' }>,
]

async function opened(): Promise<App> {
  const app = await open({ view: VIEWS.desk, seed: planned.seed, isMotionReduced: true })
  await begin(app, planned)
  return app
}

const seesDice = ({ page }: App, dice: readonly number[]) =>
  page.getByRole('img', { name: en.play.dice(dice), exact: true }).waitFor()

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Waits until this has the focus. */
const expectFocus = async (target: Locator): Promise<void> => {
  await target.waitFor()
  await target
    .page()
    .waitForFunction((element) => element === document.activeElement, await target.elementHandle())
}

/** Runs in the page: the Tab key goes from the card to the browser, never to the table behind it. */
const isFocusInDialogOrNowhere = () =>
  document.activeElement === document.body ||
  document.activeElement?.closest('[role=dialog]') !== null

/** The flap once it can be used and is chosen or not chosen. */
const flap = (page: Page, tile: number, pressed: boolean) =>
  page.getByRole('button', { name: en.play.flap.choosable(tile), exact: true, pressed })
const chosen = (page: Page, tile: number) => flap(page, tile, true)
const unchosen = (page: Page, tile: number) => flap(page, tile, false)

async function tilt({ page }: App, tiles: readonly number[]): Promise<void> {
  for (const tile of tiles) {
    await page.keyboard.press(String(tile))
    await chosen(page, tile).waitFor()
  }
}

test('Space throws, digits tilt, Enter shuts, Backspace takes back', async () => {
  const app = await opened()
  const { keyboard } = app.page
  const { tiles } = second
  await keyboard.press('Space')
  await seesDice(app, first.dice)
  await tilt(app, tiles)
  await keyboard.press(String(tiles[0]))
  await unchosen(app.page, tiles[0]!).waitFor()
  await tilt(app, tiles.slice(0, 1))
  await keyboard.press('Enter')
  await app.button(en.play.flap.shut(tiles[0]!)).waitFor()
  await keyboard.press('Backspace')
  await seesDice(app, first.dice)
  await tilt(app, tiles)
  await keyboard.press('Enter')
  await app.button(en.play.flap.shut(tiles[0]!)).waitFor()
  await keyboard.press('Space')
  await seesDice(app, third.dice)
})

test('while there are flaps to shut Space throws nothing, and a key that is no move tilts nothing', async () => {
  const app = await opened()
  await app.page.keyboard.press('Space')
  await seesDice(app, first.dice)
  const flap = app.button(/^\d+, can be used$/).first()
  await expectFocus(flap)
  // The flap that has the focus answers both keys, as any button does.
  const tile = Number((await flap.getAttribute('aria-label'))!.match(/\d+/)![0])
  await app.page.keyboard.press('Space')
  await chosen(app.page, tile).waitFor()
  await app.page.keyboard.press('Enter')
  await unchosen(app.page, tile).waitFor()
  const impossible = first.dice.reduce((sum, face) => sum + face, 0) + 1
  if (impossible < 10) await app.page.keyboard.press(String(impossible))
  await playEvents(app, planned, { from: 1, to: 2 })
})

test('the focused button answers Enter once, and its focus is seen', async () => {
  const app = await opened()
  const { page } = app
  const roll = app.button(en.play.roll)
  // It got the focus by a click on Play, without a ring; the Tab key goes round and returns to it.
  expect(await isFocused(roll)).toBe(true)
  do await page.keyboard.press('Tab')
  while (!(await isFocused(roll)))
  const outline = await roll.evaluate((button) => getComputedStyle(button).outlineStyle)
  expect(outline).toBe('solid')
  await page.keyboard.press('Enter')
  await seesDice(app, first.dice)
  await playEvents(app, planned, { from: 1, to: 2 })
})

test('the focus goes with the phone, and a held Enter does one thing', async () => {
  const app = await opened()
  const { page, button } = app
  const end = planned.events.findIndex(({ type }) => type === 'phonePassed')
  await playEvents(app, planned, { to: end })
  await expectFocus(button(en.play.pass))

  const take = button(en.pass.takePhone(planned.names[1]!))
  await page.keyboard.down('Enter')
  await take.waitFor()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expectFocus(take)
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')

    expect(await page.evaluate(isFocusInDialogOrNowhere)).toBe(true)
  }
  await take.focus()
  await page.keyboard.press('Enter')
  await take.waitFor({ state: 'detached' })
  await expectFocus(button(en.play.roll))
  await page.keyboard.press('Space')
  await seesDice(app, (planned.events[end + 1] as typeof first).dice)
  await expectFocus(page.getByRole('button', { name: /^\d+, can be used$/ }).first())
})

test('the menu tells which key reads the table, and Escape closes it', async () => {
  const app = await opened()
  await app.tap(app.button(en.play.menu))
  const menu = app.page.getByRole('dialog', { name: en.menu.title })
  const read = menu.getByRole('button', { name: en.play.read, exact: true })
  expect(await read.getAttribute('aria-keyshortcuts')).toBe('?')
  // It handles keys from when it takes the focus.
  await expectFocus(menu.getByRole('heading', { name: en.menu.title }))
  await app.page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
})

/** Runs in the page. */
const isInSight = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}

test('arrows choose rules on the set-up, round the ends too, and the Tab key leaves them at once', async () => {
  const { page } = await open({ view: VIEWS.upright })
  const group = page.getByRole('radiogroup', { name: en.setup.whichRules })
  const radio = (preset: keyof typeof en.presets) =>
    group.getByRole('radio', { name: `${en.presets[preset].name}. ` })
  const isChosen = async (preset: keyof typeof en.presets) => {
    await expectFocus(radio(preset))
    expect(await radio(preset).getAttribute('aria-checked')).toBe('true')
    expect(await radio(preset).evaluate(isInSight)).toBe(true)
  }
  await radio('channel').focus()
  await page.keyboard.press('ArrowRight')
  await isChosen('pub')
  await page.keyboard.press('ArrowUp')
  await isChosen('channel')
  await page.keyboard.press('ArrowLeft')
  await isChosen('stakes')
  await page.keyboard.press('ArrowDown')
  await isChosen('channel')
  await page.keyboard.press('Tab')
  await expectFocus(page.getByRole('button', { name: en.setup.howToPlay, exact: true }))
  await page.keyboard.press('Shift+Tab')
  await isChosen('channel')
})

test('arrows choose whose matches the history shows, and bring the one that is chosen into sight', async () => {
  const app = await open({ view: VIEWS.upright })
  const { page } = app
  await app.tap(app.button(en.pages.history))
  await page.getByText(en.history.empty.title).waitFor()
  await keepMatches(app, [{ plan: planned, startedAt: Date.now() }])
  await page.reload()
  const group = page.getByRole('radiogroup', { name: en.history.byPlayer })
  const radio = (name: string) => group.getByRole('radio', { name, exact: true })
  await radio(en.history.everybody).focus()
  await page.keyboard.press('ArrowLeft')
  const last = radio(planned.names.at(-1)!)
  await expectFocus(last)
  expect(await last.getAttribute('aria-checked')).toBe('true')
  expect(await last.evaluate(isInSight)).toBe(true)
})

test('at the table arrows and Space choose one die or two, and throw nothing', async () => {
  const stakes = plannedMatch('stakes')
  const app = await open({ view: VIEWS.desk, seed: stakes.seed, isMotionReduced: true })
  const { page } = app
  await begin(app, stakes)
  const single = stakes.events.findIndex((event) => event.type === 'diceRolled' && !event.dice[1])
  await playEvents(app, stakes, { to: single })
  const [one, two] = [en.play.oneDie, en.play.twoDice].map((name) =>
    page.getByRole('radio', { name, exact: true }),
  ) as [Locator, Locator]
  const isChosen = async (radio: Locator) => {
    await expectFocus(radio)
    expect(await radio.getAttribute('aria-checked')).toBe('true')
  }
  await two.focus()
  await page.keyboard.press('Space')
  await isChosen(two)
  await page.keyboard.press('ArrowLeft')
  await isChosen(one)
  await page.keyboard.press('Space')
  await isChosen(one)
  await app.button(en.play.roll).waitFor()
  await playEvents(app, stakes, { from: single, to: single + 1 })
})

test('the keys are listed beside a large table while they play, and not where they are switched off', async () => {
  const { page, button } = await opened()
  const keys = page.getByRole('group', { name: en.play.keys.title })
  await keys.waitFor()
  await button(en.play.menu).click()
  await button(en.menu.settings).click()
  await page.getByRole('switch', { name: en.settings.keys }).press(' ')
  await button(en.settings.back).click()
  await button(en.play.roll).waitFor()
  expect(await keys.count()).toBe(0)
})

test('on a tablet the keys are listed from the first press of a key on, which is not that of a name', async () => {
  const view = { width: 768, height: 1024, isTouch: true }
  const app = await open({ view, seed: planned.seed, isMotionReduced: true })
  const { page, tap, button } = app
  const list = page.getByRole('group', { name: en.play.keys.title })
  const isListed = async () => {
    await tap(button(en.play.menu))
    await page.getByRole('dialog').getByRole('heading', { name: en.menu.rules }).waitFor()
    const isThere = (await list.count()) > 0
    await tap(button(en.menu.close))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    return isThere
  }
  await page.getByRole('textbox', { name: en.setup.nameOf(1) }).press('a')
  await begin(app, planned)
  expect(await isListed()).toBe(false)
  await page.keyboard.press('Tab')
  expect(await isListed()).toBe(true)
})

test('a refused key says why on the felt, for a while, and moves nothing', async () => {
  const { page } = await opened()
  const felt = page.getByRole('img', { name: /^Dice/ }).first()
  const before = await felt.boundingBox()
  await page.keyboard.press('5')
  // It is drawn; what is said is in a region that is not.
  await page.getByText(enSpoken.refused.rollFirst).and(page.locator('[aria-hidden=true]')).waitFor()
  expect(await felt.boundingBox()).toEqual(before)
})
