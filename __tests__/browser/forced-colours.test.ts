import type { Locator } from 'playwright-core'
import { en } from '../../i18n/en'
import { PLAYER_COLOURS } from '../../model/colours'
import { appBrowser } from '../support/browser/app-browser'
import { whenDrawn } from '../support/browser/at-sizes'
import { keepMatches } from '../support/browser/kept-matches'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { begin } from '../support/browser/play-match'
import { contrast } from '../support/contrast'

const open = appBrowser()

/** Runs in the page: what is drawn in a picture as the browser paints it, on which ground. */
function paintsOf(picture: Element) {
  const hex = (rgb: string) =>
    `#${(rgb.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  const all = (names: string, paint: 'fill' | 'stroke') =>
    [...picture.querySelectorAll(names)].map((shape) => hex(getComputedStyle(shape)[paint]))
  return {
    ground: hex(getComputedStyle(picture).backgroundColor),
    lines: all('path[stroke-linecap=round]', 'stroke'),
    texts: all('text', 'fill'),
    turns: all('path', 'fill'),
    marks: [...picture.querySelectorAll('text')].map(({ textContent }) => textContent),
  }
}

const paints = (picture: Locator) => picture.evaluate(paintsOf)

test('where the system forces its colours, players are told apart in charts and in the replay', async () => {
  const app = await open({ view: VIEWS.upright, isMotionReduced: true })
  const { page, tap, button } = app
  await page.emulateMedia({ forcedColors: 'active' })
  await keepMatches(app, [{ plan: plannedMatch('longChannel'), startedAt: Date.now() }])
  await tap(button(en.pages.history))
  await tap(page.getByRole('button', { name: / wins\. / }))
  const race = await paints(page.getByRole('region', { name: en.results.race }).getByRole('img'))
  expect(new Set(race.lines).size).toBe(3)
  for (const line of race.lines) expect(contrast(line, race.ground)).toBeGreaterThan(3)
  const [zero] = race.texts
  expect(contrast(zero!, race.ground)).toBeGreaterThan(4.5)
  expect(race.marks.slice(-3).sort()).toEqual(['A', 'B', 'C'])

  await tap(button(en.history.watch))
  const band = await paints(page.getByRole('slider', { name: en.replay.slider }))
  expect(new Set(band.marks)).toEqual(new Set(['A', 'B', 'C']))
  const [mark] = band.texts
  expect(new Set(band.turns).size).toBeGreaterThan(2)
  for (const turn of band.turns.filter((paint) => paint !== mark))
    expect(contrast(turn, mark!)).toBeGreaterThan(4.5)
})

/** Runs in the page: every colour that something of the box lies on. */
const groundsOf = (flaps: Element) =>
  [...flaps.parentElement!.querySelectorAll('*')].map(
    (part) => getComputedStyle(part).backgroundColor,
  )

test('where the system forces its colours, the box keeps its wood and its felt', async () => {
  const match = plannedMatch('brief')
  const app = await open({ view: VIEWS.upright, seed: match.seed, isMotionReduced: true })
  const { page } = app
  await begin(app, match)
  const flaps = page.getByRole('group', { name: en.play.flap.group(9, 9) })
  const own = await flaps.evaluate(groundsOf)
  expect(new Set(own).size).toBeGreaterThan(3)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await flaps.evaluate(groundsOf)).toEqual(own)
})

test('where the system forces its colours, those to choose from are as they are, and the chosen one is named', async () => {
  const app = await open({ view: VIEWS.upright, isMotionReduced: true })
  const { page, tap, button } = app
  await tap(button(en.setup.colourOf(en.setup.defaultName(1))))
  const dialog = page.getByRole('dialog')
  const paintsOfAll = () =>
    dialog
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).backgroundColor))
  await dialog.getByRole('radio').first().waitFor()
  const own = await paintsOfAll()
  expect(new Set(own).size).toBe(PLAYER_COLOURS.length)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await paintsOfAll()).toEqual(own)
  const [first] = PLAYER_COLOURS
  await dialog.getByText(en.setup.colourName(first), { exact: true }).waitFor()
})

test('more contrast is there as soon as the system asks for it, and gone when it does not', async () => {
  const app = await open({ view: VIEWS.upright, isMotionReduced: true, scheme: 'dark' })
  const { page } = app
  const inks = () =>
    page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).color))
  const usual = await inks()
  await page.emulateMedia({ contrast: 'more' })
  await whenDrawn(page)
  expect(new Set(await inks())).toEqual(new Set(['rgb(255, 255, 255)']))
  await page.emulateMedia({ contrast: 'no-preference' })
  await whenDrawn(page)
  expect(await inks()).toEqual(usual)
})
