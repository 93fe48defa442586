import type { Locator } from 'playwright-core'
import { PRESETS, rangeOf, type PresetId } from '../../engine'
import { en } from '../../i18n/en'
import { fr } from '../../i18n/fr'
import { formatNumber } from '../../i18n/numbers/format-number'
import { appBrowser, settingOf } from '../support/browser/app-browser'
import { inFrench } from '../support/browser/in-french'
import { layoutFaults } from '../support/browser/layout-faults'
import { VIEWS, type App } from '../support/browser/open-app'
import { highFirst, planMatch } from '../support/browser/planned-match'
import { begin, PLAY, playEvents, press, rollButton, setUp } from '../support/browser/play-match'

const open = appBrowser()

type Box = { readonly y: number; readonly height: number }

const SMALL = { width: 320, height: 568, isTouch: true }
const inside = (inner: Box, outer: Box) =>
  inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height

const boxOf = async (element: Locator): Promise<Box> => {
  await element.waitFor()
  return (await element.boundingBox())!
}

/** Where the chosen rules can be seen: on their card, or else above the button that plays. */
async function chosenAt({ page }: App, preset: PresetId): Promise<'card' | 'foot' | undefined> {
  const { name } = en.presets[preset]
  const main = page.getByRole('main')
  const card = main.getByRole('heading', { name, level: 3 })
  if (inside(await boxOf(card), await boxOf(main))) return 'card'
  const shown = page.locator('main ~ *').getByText(name, { exact: true })
  return (await shown.isVisible()) ? 'foot' : undefined
}

/** The same when the page has come to rest: at once where it is as expected. */
async function settledAt(app: App, preset: PresetId, expected: 'card' | 'foot') {
  let place = await chosenAt(app, preset)
  for (let tries = 0; tries < 20 && place !== expected; tries++) {
    await app.page.waitForTimeout(100)
    place = await chosenAt(app, preset)
  }
  return place
}

/** Whether an element is in the part of the page that is not under the foot. */
const isInView = async ({ page }: App, element: Locator) =>
  inside(await boxOf(element), await boxOf(page.getByRole('main')))

const alerts = ({ page }: App) => page.getByRole('alert').allInnerTexts()
const play = (app: App) => app.button(PLAY)

test('a page without its script says so in both languages, as nobody has chosen one', async () => {
  const html = await (await fetch(settingOf('APP_URL'))).text()
  for (const { needsScript, tagline } of [en, fr]) {
    expect(html).toContain(needsScript)
    expect(html).toContain(tagline)
  }
})

test('a newcomer can throw after one tap', async () => {
  const app = await open({ view: VIEWS.upright })
  await press(app, PLAY)
  await app.button(rollButton(app)).waitFor()
})

test.each(['en-GB', 'fr-FR'] as const)(
  'rules with a choice of flaps keep within their card, in %s',
  async (locale) => {
    const app = await open({ view: VIEWS.upright, locale })
    const { presets } = locale === 'fr-FR' ? fr : en
    await app.tap(app.page.getByRole('radio', { name: presets.pub.name }).first())
    await app.page.getByRole('radio', { name: /^12 / }).waitFor()
    expect(await layoutFaults(app.page)).toEqual([])
  },
)

/** What a field is described by. */
const descriptionOf = (field: Locator) =>
  field.evaluate((element) => {
    const id = element.getAttribute('aria-describedby')
    return id === null ? undefined : document.getElementById(id)?.textContent
  })

test('a field with something wrong in it is described by what is', async () => {
  const { page, tap, button } = await open({ view: VIEWS.desk })
  const name = page.getByRole('textbox', { name: en.setup.nameOf(1) })
  expect(await descriptionOf(name)).toBeUndefined()
  await name.fill('')
  expect(await descriptionOf(name)).toBe(en.setup.errors['name-empty'])
  await name.fill('Ann')
  expect(await descriptionOf(name)).toBeUndefined()

  await tap(button(en.setup.houseRules))
  const rounds = page.getByRole('textbox', { name: en.houseRules.fields.rounds })
  await rounds.fill('many')
  expect(await descriptionOf(rounds)).toBe(en.houseRules.notANumber)
})

test('on a desk all of the chosen rules is told above the button, in both languages', async () => {
  const app = await open({ view: VIEWS.desk })
  const { page } = app
  const hidden: string[] = []
  const look = async (name: string) => {
    await page.getByRole('heading', { name, level: 3 }).last().waitFor()
    const isWhole = await page
      .getByRole('main')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
    if (!isWhole) hidden.push(name)
  }
  for (const { id } of PRESETS) {
    await app.tap(page.getByRole('radio', { name: new RegExp(`^${en.presets[id].name}\\.`) }))
    await look(en.presets[id].name)
    await inFrench(page, () => look(fr.presets[id].name))
  }
  expect(hidden).toEqual([])
})

const playersUpTo = (count: number) =>
  Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`)
const fieldOf = ({ page }: App, number: number) =>
  page.getByRole('textbox', { name: en.setup.nameOf(number), exact: true })

test.each([7, 9, 12])(
  'the card of the chosen rules is in view after a restart, below %i players',
  async (count) => {
    const app = await open({ view: VIEWS.upright })
    await setUp(app, { names: playersUpTo(count), preset: 'pub' })
    await app.page.reload()
    expect(await settledAt(app, 'pub', 'card')).toBe('card')
    expect(await isInView(app, fieldOf(app, count))).toBe(true)
  },
)

test('on a phone each player who is added and the chosen rules stay in view', async () => {
  const app = await open({ view: VIEWS.upright })
  for (let seats = 3; seats <= 12; seats++) {
    await app.tap(app.button(en.setup.addLabel))
    await fieldOf(app, seats).waitFor()
    const chosen = seats <= 6 ? 'channel' : 'pub'
    const place = seats <= 7 ? 'card' : 'foot'
    expect(await settledAt(app, chosen, place)).toBe(place)
    // Where the chosen rules join Play in the foot, too.
    expect(await isInView(app, fieldOf(app, seats))).toBe(true)
  }
  await app.tap(app.page.locator('main ~ *').getByText(en.presets.pub.name, { exact: true }))
  expect(await settledAt(app, 'pub', 'card')).toBe('card')
})

test.each([SMALL, VIEWS.upright, VIEWS.sideways])(
  'what is tapped stays under the finger where the app chooses other rules, at $width × $height',
  async (view) => {
    const app = await open({ view })
    const topOf = async (name: string) => Math.round((await app.button(name).boundingBox())!.y)
    const group = app.page.getByRole('radiogroup', { name: en.setup.whichRules })
    // Below it the number of flaps may be chosen too.
    const chosen = () =>
      group.getByRole('radio', { checked: true }).first().getAttribute('aria-label')
    await app.tap(app.button(en.setup.addLabel))
    const [before, rules] = [await topOf(en.setup.addLabel), await chosen()]
    // One after the other, up to the seventh: too many for the first rules.
    for (let seats = 4; seats <= 7; seats++) {
      await app.tap(app.button(en.setup.addLabel))
      await app.button(en.setup.remove(`Player ${seats}`)).waitFor({ state: 'attached' })
      expect(await topOf(en.setup.addLabel)).toBe(before)
    }
    expect(await chosen()).not.toBe(rules)
  },
)

describe('with a match on the table', () => {
  /** Goes back to the set-up of a match that has just begun, as after a restart. */
  async function leave(app: App, names: readonly string[], preset: PresetId) {
    await begin(app, { names, preset })
    await app.page.goto(new URL('/', app.page.url()).href)
    await app.page.getByRole('radio', { checked: true }).first().waitFor()
    return app.button(new RegExp(`^${en.setup.continue}\\.`))
  }

  test.each([
    [2, VIEWS.upright, 'card'],
    [5, VIEWS.upright, 'card'],
    [9, VIEWS.upright, 'foot'],
    [2, SMALL, 'foot'],
    [5, SMALL, 'foot'],
  ] as const)(
    'both that and the chosen rules of %i players are in view, at $width × $height',
    async (count, view, place) => {
      const app = await open({ view })
      const preset = count > 6 ? 'pub' : 'channel'
      const card = await leave(app, playersUpTo(count), preset)
      expect(await settledAt(app, preset, place)).toBe(place)
      expect(await isInView(app, card)).toBe(true)
    },
  )
})

test('after a match the set-up is as before it: the players and all of the chosen rules in view', async () => {
  const { rules } = PRESETS.find(({ id }) => id === 'stakes')!
  const names = ['Ann', 'Ben']
  const setup = { rules, players: names.map((name) => ({ name })) }
  // The first to play shuts the box after five throws.
  const planned = planMatch(setup, 3, highFirst)
  const app = await open({ view: VIEWS.upright, seed: planned.seed, isMotionReduced: true })
  await begin(app, { names, preset: 'stakes' })
  await playEvents(app, planned)
  await press(app, en.play.seeResult)
  await press(app, en.results.newMatch)
  await app.page.getByText(en.setup.won(1, 1, 1)).waitFor()
  expect(await settledAt(app, 'stakes', 'card')).toBe('card')
  for (const seat of names.keys()) expect(await isInView(app, fieldOf(app, seat + 1))).toBe(true)
  expect(await isInView(app, app.button(en.setup.howToPlay))).toBe(true)
})

test('all rules are within one scroll on a phone, whichever are chosen, in both languages', async () => {
  const { page, tap } = await open({ view: VIEWS.upright })
  const main = page.getByRole('main')
  const look = async (name: string) => {
    await page.getByRole('heading', { name, level: 3 }).waitFor()
    const [all, seen] = await main.evaluate((it) => [it.scrollHeight, it.clientHeight] as const)
    expect(all).toBeLessThanOrEqual(2 * seen)
  }
  for (const { id } of PRESETS) {
    await tap(page.getByRole('radio', { name: new RegExp(`^${en.presets[id].name}\\.`) }))
    await look(en.presets[id].name)
    await inFrench(page, () => look(fr.presets[id].name))
  }
})

test.each([VIEWS.sideways, SMALL])(
  'the first screen begins with the name of the game, at $width × $height',
  async (view) => {
    const { page } = await open({ view })
    await page.getByRole('heading', { name: en.presets.channel.name, level: 3 }).waitFor()
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    expect(title.y).toBeGreaterThanOrEqual(0)
  },
)

test('two players with one name are told so where it happens, and cannot play', async () => {
  const app = await open({ view: VIEWS.upright })
  await setUp(app, { names: ['Ann', 'ann'], preset: 'channel' })
  expect(await alerts(app)).toContain(en.setup.errors['name-repeated'])
  expect(await play(app).isDisabled()).toBe(true)
  await setUp(app, { names: ['Ann', ' '], preset: 'channel' })
  expect(await alerts(app)).toContain(en.setup.errors['name-empty'])
  await setUp(app, { names: ['Ann', 'a'.repeat(25)], preset: 'channel' })
  expect(await alerts(app)).toContain(en.setup.errors['name-too-long'])
  await setUp(app, { names: ['Ann', 'Ben'], preset: 'channel' })
  expect(await alerts(app)).toEqual([])
  expect(await play(app).isEnabled()).toBe(true)
})

test('a name that was typed right before the page is left is kept', async () => {
  const app = await open({ view: VIEWS.desk })
  const name = app.page.getByRole('textbox', { name: en.setup.nameOf(1) })
  await name.evaluate((field: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    // In one task, so that nothing can be saved in between.
    for (const typed of ['A', 'An', 'Ann']) {
      value.set!.call(field, typed)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    location.reload()
  })
  await app.page.waitForEvent('load')
  await name.waitFor()
  expect(await name.inputValue()).toBe('Ann')
  await app.page.reload()
  await name.waitFor()
  expect(await name.inputValue()).toBe('Ann')
})

test('too many players for the rules are told so, and other rules seat them', async () => {
  const app = await open({ view: VIEWS.upright })
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus']
  await setUp(app, { names, preset: 'channel' })
  expect(new Set(await alerts(app))).toEqual(new Set([en.setup.needsPlayers(2, 6)]))
  expect(await play(app).isDisabled()).toBe(true)
  await setUp(app, { names, preset: 'pub' })
  expect(await alerts(app)).toEqual([])
  expect(await play(app).isEnabled()).toBe(true)
})

test('an impossible limit is refused in a sentence with the possible ones', async () => {
  const app = await open({ view: VIEWS.upright })
  const { page, tap, button } = app
  await tap(button(en.setup.houseRules))
  await tap(page.getByRole('radio', { name: en.houseRules.format.knockout, exact: true }))
  const limit = page.getByRole('textbox', { name: en.houseRules.fields.limit })
  const rules = { ...PRESETS[0]!.rules, format: { kind: 'knockout', limit: 45 } as const }
  const { min, max } = rangeOf('limit', rules)
  const refused = en.houseRules.outOfRange(formatNumber(min), formatNumber(max))
  for (const wrong of [min - 1, max + 1]) {
    await limit.fill(String(wrong))
    expect(await alerts(app)).toEqual([refused])
  }
  await limit.fill('many')
  expect(await alerts(app)).toEqual([en.houseRules.notANumber])
  await limit.fill('60')
  expect(await alerts(app)).toEqual([])
  await press(app, en.houseRules.done)
  const card = page.getByRole('radio', { name: new RegExp(`^${en.setup.houseRules}`) })
  expect(await card.getAttribute('aria-checked')).toBe('true')
})

test('an address that leads nowhere says so and leads back', async () => {
  const app = await open({ view: VIEWS.upright, path: '/nowhere' })
  await app.page.getByText(en.notFound.about('/nowhere')).waitFor()
  await app.tap(app.page.getByRole('button', { name: en.notFound.toStart }))
  await app.button(PLAY).waitFor()
  expect(app.problems.splice(0)).toEqual([expect.stringContaining('404')])
})

test.each(['/play', '/results/gone'])('%s without a match leads to the set-up', async (path) => {
  const app = await open({ view: VIEWS.upright, path })
  await app.button(PLAY).waitFor()
  expect(new URL(app.page.url()).pathname).toBe('/')
})

test('house rules open by their own address, and again on reload', async () => {
  const app = await open({ view: VIEWS.desk, path: '/house-rules' })
  const title = app.page.getByRole('heading', { name: en.houseRules.title, exact: true })
  await title.waitFor()
  await app.page.reload()
  await title.waitFor()
  await app.tap(app.button(en.houseRules.back))
  await app.button(PLAY).waitFor()
})
