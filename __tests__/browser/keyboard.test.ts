import type { MatchEvent } from '../../engine'
import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents, whenReady } from '../support/browser/play-match'

const open = appBrowser()
const planned = plannedMatch('channel')
const [first, second, third] = planned.events as [
  Extract<MatchEvent, { type: 'diceRolled' }>,
  Extract<MatchEvent, { type: 'tilesShut' }>,
  Extract<MatchEvent, { type: 'diceRolled' }>,
]

async function opened(): Promise<App> {
  const app = await open({ view: VIEWS.desk, seed: planned.seed })
  await begin(app, planned)
  return app
}

const seesDice = ({ page }: App, dice: readonly number[]) =>
  page.getByRole('img', { name: en.play.dice(dice), exact: true }).waitFor()

async function tilt({ page, button }: App, tiles: readonly number[]): Promise<void> {
  for (const tile of tiles) {
    await page.keyboard.press(String(tile))
    await button(en.play.flap.chosen(tile)).waitFor()
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
  await app.button(en.play.flap.choosable(tiles[0]!)).waitFor()
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

test('Space does nothing while there are flaps to shut, and a key that is no move tilts nothing', async () => {
  const app = await opened()
  await app.page.keyboard.press('Space')
  await seesDice(app, first.dice)
  await app.page.keyboard.press('Space')
  await app.page.keyboard.press('Enter')
  const impossible = first.dice.reduce((sum, face) => sum + face, 0) + 1
  if (impossible < 10) await app.page.keyboard.press(String(impossible))
  await playEvents(app, planned, { from: 1, to: 2 })
})

test('the focused button answers Enter once, and its focus is seen', async () => {
  const app = await opened()
  const { page } = app
  const roll = app.button(en.play.roll)
  while (!(await roll.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  const outline = await roll.evaluate((button) => getComputedStyle(button).outlineStyle)
  expect(outline).toBe('solid')
  await whenReady(app, () => page.keyboard.press('Enter'))
  await seesDice(app, first.dice)
  await playEvents(app, planned, { from: 1, to: 2 })
})

test('Escape closes the menu', async () => {
  const app = await opened()
  await app.tap(app.button(en.play.menu))
  const menu = app.page.getByRole('dialog', { name: en.menu.title })
  await menu.waitFor()
  await app.page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
})
