import { diceCounts, replay } from '../../engine'
import { en } from '../../i18n/en'
import { enCoach } from '../../i18n/en/judged'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch, type MatchName } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import {
  PLAY,
  begin,
  doublePress,
  playEvents,
  press,
  rollButton,
} from '../support/browser/play-match'

const open = appBrowser()
const { analysis } = enCoach
const planned = plannedMatch('longChannel')
const { events, names } = planned
const firstPass = events.findIndex((event) => event.type === 'phonePassed')

/** At the table, with all its motion where that can get in the way. */
async function opened(name: MatchName = 'longChannel', isMotionReduced = false): Promise<App> {
  const match = plannedMatch(name)
  const app = await open({ view: VIEWS.upright, seed: match.seed, isMotionReduced })
  await begin(app, match)
  return app
}

describe('A double tap', () => {
  test('on Roll throws once', async () => {
    const app = await opened()
    await doublePress(app, rollButton(app))
    await playEvents(app, planned, { from: 1, to: 4 })
  })

  test('on Shut shuts, and does not throw', async () => {
    const [, shut] = events
    if (shut?.type !== 'tilesShut') throw new Error('The first throw has a move.')
    const app = await opened()
    await playEvents(app, planned, { to: 1 })
    for (const tile of shut.tiles) await app.tap(app.button(en.play.flap.choosable(tile)))
    await doublePress(app, en.play.shut(shut.tiles))
    await app.button(en.play.takeBack).waitFor()
    await playEvents(app, planned, { from: 2, to: 4 })
  })

  test('on Pass the phone does not take it', async () => {
    const app = await opened()
    await playEvents(app, planned, { to: firstPass })
    await doublePress(app, en.play.pass)
    await app.page.getByRole('dialog', { name: `${en.pass.to} ${names[1]}` }).waitFor()
    await press(app, en.pass.takePhone(names[1]!))
    await playEvents(app, planned, { from: firstPass + 1, to: firstPass + 3 })
  })
})

/** Runs in the page: how many dark spots are painted on each canvas. */
function countSpots(canvases: Element[]): number[] {
  return canvases.map((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement
    const { data } = (canvas as HTMLCanvasElement)
      .getContext('2d')!
      .getImageData(0, 0, width, height)
    const isDark = (at: number) => data[4 * at]! < 90 && data[4 * at + 3]! > 200
    const dark = new Set(Array.from({ length: width * height }, (_, at) => at).filter(isDark))
    let spots = 0
    for (const first of dark) {
      spots++
      // A set that shrinks while it is walked goes on with what is left.
      const spot = [first]
      for (const at of spot)
        for (const beside of [at - 1, at + 1, at - width, at + width])
          if (dark.delete(beside)) spot.push(beside)
    }
    return spots
  })
}

test('the dice show the pips that were thrown, and those of their sides', async () => {
  const [thrown] = events
  if (thrown?.type !== 'diceRolled') throw new Error('A match begins with a throw.')
  const app = await opened('longChannel', true)
  await playEvents(app, planned, { to: 1 })
  const dice = app.page.getByRole('img', { name: en.play.dice(thrown.dice), exact: true })
  const spots = await dice.locator('canvas').evaluateAll(countSpots)
  expect(spots).toHaveLength(thrown.dice.length)
  // Two or three faces of each are seen, the upper one whole.
  const sides = spots.reduce((sum, count) => sum + count, 0) - thrown.dice[0]! - thrown.dice[1]!
  expect(sides).toBeGreaterThanOrEqual(2)
  expect(sides).toBeLessThanOrEqual(22)
})

test('a match that was left is found as it was', async () => {
  const app = await opened('longChannel', true)
  const match = await playEvents(app, planned, { to: 2 })
  const shown = () => app.page.getByRole('button', { name: /^\d+, / }).allInnerTexts()
  const flaps = await shown()
  await app.tap(app.button(en.play.leave))
  const detail = `${names.join(', ')} · ${en.numbered.round(match.round)}`
  await app.tap(app.button(`${en.setup.continue}. ${detail}`))
  await app.button(rollButton(app)).waitFor()
  expect(await shown()).toEqual(flaps)
  await playEvents(app, planned, { from: 2, to: 4 })
})

test('a new match asks before it clears the old one away', async () => {
  const app = await opened('longChannel', true)
  await playEvents(app, planned, { to: 2 })
  await app.tap(app.button(en.play.leave))
  await press(app, PLAY)
  await app.page.getByRole('dialog', { name: en.setup.replaceLive.title }).waitFor()
  await app.tap(app.button(en.setup.replaceLive.keep).last())
  await app.page.getByRole('dialog').waitFor({ state: 'detached' })
  await press(app, PLAY)
  await press(app, en.setup.replaceLive.start)
  await playEvents(app, planned, { to: 2 })
})

test('a shut can be taken back until the next throw', async () => {
  const app = await opened('longChannel', true)
  await playEvents(app, planned, { to: 2 })
  await app.tap(app.button(en.play.takeBack))
  await playEvents(app, planned, { from: 1, to: 3 })
  expect(await app.button(en.play.takeBack).isDisabled()).toBe(true)
})

/** Runs in the page: where confetti falls, and whether that could be scrolled away. */
const findConfetti = () =>
  [...document.querySelectorAll('[aria-hidden=true] canvas')].map((pieces) => {
    const { left, top, width, height } = pieces.getBoundingClientRect()
    let scrolls = false
    for (let parent = pieces.parentElement; parent; parent = parent.parentElement)
      scrolls ||= ['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)
    return { left, top, width, height, scrolls }
  })

test('confetti falls over the whole result, in nobody’s way, until that is left', async () => {
  const captain = plannedMatch('captain')
  const app = await opened('captain')
  await playEvents(app, captain)
  await app.page.getByText(en.play.captain('Ann'), { exact: true }).waitFor()
  await press(app, en.play.seeResult)
  await app.page.getByText(en.results.captain, { exact: true }).waitFor()
  const { width, height } = VIEWS.upright
  const whole = { left: 0, top: 0, width, height, scrolls: false }
  expect(await app.page.evaluate(findConfetti)).toEqual([whole])
  await app.tap(app.button(en.results.analysis))
  await app.page.getByRole('heading', { name: analysis.title, exact: true }).waitFor()
  await app.tap(app.button(analysis.back))
  await app.button(en.results.rematch).waitFor()
  expect(await app.page.evaluate(findConfetti)).toEqual([])
  await press(app, en.results.rematch)
  await playEvents(app, captain, { to: 2 })
})

test('everything in the menu can be switched, and the table is as it was', async () => {
  const app = await opened('longChannel', true)
  const { page, tap, button } = app
  await tap(button(en.play.menu))
  const dialog = page.getByRole('dialog', { name: en.menu.title })
  for (const name of [en.settings.sound, en.settings.haptics, en.settings.shake]) {
    const toggle = dialog.getByRole('switch', { name })
    await tap(toggle)
    expect(await toggle.getAttribute('aria-checked')).toBe('false')
  }
  await tap(dialog.getByRole('radio', { name: en.menu.themes.light }))
  await tap(button(en.menu.close))
  // Shaking is off, so nobody is told to shake.
  await press(app, en.play.roll)
  await playEvents(app, planned, { from: 1, to: 2 })
})

describe('Nothing moves under a finger', () => {
  const stakes = plannedMatch('stakes')
  /** The first throw of which one die or two can be chosen. */
  const choice = stakes.events.findIndex((_, index) => {
    const match = replay(stakes.setup, stakes.events.slice(0, index))
    return (
      match.ok &&
      match.value.phase === 'rolling' &&
      diceCounts(stakes.setup.rules, match.value.open).length === 2
    )
  })

  test.each([
    [390, 844],
    [360, 640],
    [320, 568],
    [844, 390],
  ])('when one die or two can be chosen, at %i × %i', async (width, height) => {
    const view = { width, height, isTouch: true }
    const app = await open({ view, seed: stakes.seed, isMotionReduced: true })
    const rollTop = async () => (await app.button(rollButton(app)).boundingBox())!.y
    await begin(app, stakes)
    const before = await rollTop()
    await playEvents(app, stakes, { to: choice })
    await app.page.getByRole('radio', { name: en.play.oneDie, exact: true }).waitFor()
    await app.page.waitForTimeout(300)
    expect(await rollTop()).toBe(before)
  })
})

test.each([360, 390])(
  'three long names fit beside each other on a phone of %i points',
  async (width) => {
    const view = { width, height: 800, isTouch: true }
    const app = await open({ view, isMotionReduced: true })
    await begin(app, { names: ['Maximiliana', 'Bartholomew', 'Christopher'], preset: 'channel' })
    const more = await app.page
      .getByRole('group', { name: en.play.scores })
      .or(app.page.locator(`[aria-label="${en.play.scores}"]`))
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(more).toBeLessThanOrEqual(0)
  },
)
