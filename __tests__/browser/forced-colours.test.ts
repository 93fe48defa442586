import type { Locator } from 'playwright-core'
import { en } from '../../i18n/en'
import { PLAYER_COLOURS } from '../../model/colours'
import { appBrowser } from '../support/browser/app-browser'
import { whenDrawn } from '../support/browser/at-sizes'
import { keepMatches } from '../support/browser/kept-matches'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { begin, playEvents, press } from '../support/browser/play-match'
import { contrast } from '../support/contrast'

const open = appBrowser()

/** Runs in the page: the colours that the browser paints in a picture, and their background. */
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

/** Runs in the page: every colour behind a part of the box. */
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

/** Runs in the page: the colours of every part of an element. */
const fillsOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')].map((part) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(part)
    return `${backgroundColor} ${backgroundImage}`
  })

test.each(['light', 'dark'] as const)(
  'where the system forces its colours, the knob of a switch lies on its track, by %s',
  async (scheme) => {
    const { page } = await open({
      view: VIEWS.upright,
      isMotionReduced: true,
      scheme,
      path: '/settings',
    })
    const knobs = async () => {
      const all = []
      for (const name of [en.settings.sound, en.settings.leftHanded]) {
        const row = page.getByRole('switch', { name: new RegExp(`^${name}`) })
        all.push(await row.locator('> :last-child').evaluate(fillsOf))
      }
      return all
    }
    const own = await knobs()
    await page.emulateMedia({ forcedColors: 'active' })
    await whenDrawn(page)
    expect(await knobs()).toEqual(own)
    expect(own[0]).not.toEqual(own[1])
  },
)

test('where the system forces its colours, icons are seen on its ground, whatever light was chosen', async () => {
  const { page, tap, button } = await open({
    view: VIEWS.upright,
    isMotionReduced: true,
    scheme: 'dark',
    path: '/settings',
  })
  await tap(page.getByRole('radio', { name: en.settings.themes.light }))
  await page.emulateMedia({ forcedColors: 'active' })
  await whenDrawn(page)
  const { lines } = await paints(button(en.settings.back))
  expect(lines).toHaveLength(1)
  expect(contrast(lines[0]!, '#000000')).toBeGreaterThan(3)
})

test('where the system forces its colours, the pictures of the rules lie on their felt', async () => {
  const { page } = await open({ view: VIEWS.upright, isMotionReduced: true, path: '/rules/pub' })
  const pictures = page.getByRole('img', { name: /^A throw of|^Flaps .* stand/ })
  await pictures.nth(1).waitFor()
  const grounds = () =>
    pictures.evaluateAll((all) =>
      all.map((picture) => getComputedStyle(picture.parentElement!).backgroundColor),
    )
  const own = await grounds()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await grounds()).toEqual(own)
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

test('where the system forces its colours, nothing is seen through the pass card', async () => {
  const match = plannedMatch('channel')
  const app = await open({ view: VIEWS.upright, seed: match.seed, isMotionReduced: true })
  const { page } = app
  await begin(app, match)
  const passed = match.events.findIndex(({ type }) => type === 'phonePassed')
  await playEvents(app, match, { to: passed })
  await page.emulateMedia({ forcedColors: 'active' })
  await press(app, en.play.pass)
  const card = page.getByRole('dialog')
  await card.waitFor()
  const behind = await card
    .locator(':scope > *')
    .first()
    .evaluate((ground) => {
      const { left, top, right, bottom } = ground.getBoundingClientRect()
      const covers = left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight
      return { covers, colour: getComputedStyle(ground).backgroundColor }
    })
  expect(behind.covers).toBe(true)
  expect(behind.colour).toMatch(/^rgb\(/)
})
