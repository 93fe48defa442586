import type { Speaking } from '../../components/table/spoken/speaking'
import { openedText, spokenChange } from '../../components/table/spoken/spoken-event'
import { applyEvent, PRESETS, sizeOf, startMatch, tileSet, type MatchEvent } from '../../engine'
import { en } from '../../i18n/en'
import { enSpoken } from '../../i18n/en/spoken-match'
import { fr, frSpoken } from '../../i18n/fr'
import type { SeatedMatch } from '../../model/player'
import { tableView, type TableMoment } from '../../model/table-view'
import { appBrowser } from '../support/browser/app-browser'
import { AxTree } from '../support/browser/ax-tree'
import { VIEWS, type App } from '../support/browser/open-app'
import { findSeed, manyFirst, planMatch, seedOf } from '../support/browser/planned-match'

const open = appBrowser()
/** Rules with which a choice may make the focused flap unusable. */
type Played = 'pub' | 'stakes'
const rulesOf = (preset: Played) => PRESETS.find(({ id }) => id === preset)!.rules

/** The two players of a first start. */
const setupIn = (words: typeof en, preset: Played) => ({
  rules: rulesOf(preset),
  players: [1, 2].map((number) => ({
    id: String(number),
    name: words.setup.defaultName(number),
    colour: 'red' as const,
  })),
})

/** A short match in which both players shut flaps. */
const seedFor = (preset: Played) =>
  findSeed(setupIn(en, preset), manyFirst, ({ events }) => {
    const count = (type: MatchEvent['type']) => events.filter((event) => event.type === type).length
    return count('diceRolled') <= 4 && count('tilesShut') >= 2
  })

/** Runs in the page, before the app: records what is said, and whether the page ever got the focus. */
function listen(): void {
  const kept = window as unknown as { said: string[] }
  kept.said = []
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if ((target as Element).getAttribute?.('aria-live') === 'polite')
        for (const node of addedNodes) if (node.textContent) kept.said.push(node.textContent)
  }).observe(document, { subtree: true, childList: true })
}

const said = (app: App) => app.page.evaluate(() => (window as unknown as { said: string[] }).said)

/** Plays as a blind player would. */
type Hands = {
  readonly roll: () => Promise<void>
  readonly tilt: (tile: number) => Promise<void>
  readonly shut: (tiles: readonly number[]) => Promise<void>
  readonly pass: () => Promise<void>
  readonly take: (name: string) => Promise<void>
  readonly seeResult: () => Promise<void>
}

/** Plays the match to its end, and compares each text with what the events lead to. */
async function playHeard(
  app: App,
  { words, spoken }: Words,
  preset: Played,
  hands: Hands,
): Promise<string[]> {
  const speaking: Speaking = { words, spoken, isFull: true }
  const setup = setupIn(words, preset)
  const { events } = planMatch(setup, seedFor(preset), manyFirst)
  const started = startMatch(setup)
  if (!started.ok) throw new Error(started.error)
  let match: SeatedMatch = started.value
  const played: MatchEvent[] = []
  const viewNow = (moment: TableMoment = {}) => tableView(match, played, moment)
  const expected: string[] = [openedText(viewNow(), speaking)]
  /** The texts come one after the other, and each is the one that is due. */
  const hear = async (text: string) => {
    expected.push(text)
    await app.page.waitForFunction(
      (count) => (window as unknown as { said: string[] }).said.length >= count,
      expected.length,
    )
    expect((await said(app)).at(-1)).toBe(text)
  }
  for (const event of events) {
    const before = viewNow()
    if (event.type === 'diceRolled') await hands.roll()
    if (event.type === 'tilesShut') {
      for (const [index, tile] of event.tiles.entries()) {
        const from = viewNow({ chosen: tileSet(event.tiles.slice(0, index)) })
        await hands.tilt(tile)
        const chosen = tileSet(event.tiles.slice(0, index + 1))
        await hear(spokenChange(from, viewNow({ chosen }), speaking))
      }
      await hands.shut(event.tiles)
    }
    if (event.type === 'phonePassed') {
      await hands.pass()
      const card = viewNow({ isPassing: true })
      await hear(spokenChange(before, card, speaking))
      await hands.take(setup.players[(match.seat + 1) % 2]!.name)
    }
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(applied.error)
    match = applied.value
    played.push(event)
    const isTurnOver = match.phase === 'turnOver' || match.phase === 'matchOver'
    const shown = viewNow({ before: before.match, stage: isTurnOver ? 'card' : 'rest' })
    await hear(spokenChange(before, shown, speaking))
    const later = spokenChange(shown, viewNow(), speaking)
    if (later) await hear(later)
  }
  await hands.seeResult()
  await app.page.waitForURL(/results/)
  if (match.phase !== 'matchOver') throw new Error(match.phase)
  const winners = match.outcome.winners.map((seat) => setup.players[seat]!.name)
  const title = words.results.wins(winners)
  await app.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await app.page.waitForFunction((name) => document.activeElement?.textContent === name, title)
  expect(await app.page.title()).toBe(`${title} – ${words.appName}`)
  expect(await said(app)).toEqual(expected)
  return expected
}

type Words = { readonly words: typeof en; readonly spoken: typeof enSpoken }

const LANGUAGES = [
  ['English', 'en-GB', { words: en, spoken: enSpoken }],
  ['French', 'fr-FR', { words: fr, spoken: frSpoken }],
] as const

const opened = (locale: 'en-GB' | 'fr-FR', preset: Played) =>
  open({
    view: VIEWS.desk,
    seed: seedOf(seedFor(preset)),
    isMotionReduced: true,
    locale,
    prepare: async (page) => void (await page.addInitScript(listen)),
  })

test.each([
  ...LANGUAGES.map((language) => [...language, 'pub', 'ArrowRight'] as const),
  [...LANGUAGES[0], 'stakes', 'ArrowLeft'] as const,
])('a match is played by keys alone, in %s', async (_, locale, language, preset, arrow) => {
  const app = await opened(locale, preset)
  const { page } = app
  const { keyboard } = page
  const { words } = language
  const press = async (key: string) => {
    await keyboard.press(key)
    // Wherever a key leads, the focus does not fall to the page.
    await page.waitForFunction(() => document.activeElement !== document.body)
  }
  /** Goes on by the Tab key to what has this role, and a name that begins so. */
  const tabTo = async (role: string, name: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await press('Tab')
      const focused = await page.evaluate(() => [
        document.activeElement!.getAttribute('role'),
        document.activeElement!.getAttribute('aria-label'),
      ])
      if (focused[0] === role && focused[1]?.startsWith(name)) return
    }
    throw new Error(`The Tab key does not lead to ${name}`)
  }
  await tabTo('radio', words.presets.channel.name)
  await press(arrow)
  await tabTo('button', words.presets[preset].play)
  await press('Enter')
  await page.getByRole('button', { name: words.play.roll, exact: true }).waitFor()
  await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0)
  await playHeard(app, language, preset, {
    roll: () => press('Space'),
    tilt: (tile) => press(String(tile)),
    shut: () => press('Enter'),
    pass: () => press('Enter'),
    take: () => press('Enter'),
    seeResult: () => keyboard.press('Enter'),
  })
})

test.each(LANGUAGES)(
  'a match is played through the accessibility tree alone, in %s',
  async (_, locale, language) => {
    const app = await opened(locale, 'pub')
    const { words } = language
    const { tiles } = rulesOf('pub')
    const tree = await AxTree.of(app.page)
    const [first, second] = setupIn(words, 'pub').players.map(({ name }) => name) as [
      string,
      string,
    ]
    const pub = await app.page
      .getByRole('radio', { name: `${words.presets.pub.name}. ` })
      .getAttribute('aria-label')
    await tree.press('radio', pub!)
    await tree.press('button', words.presets.pub.play)
    const all = tileSet(Array.from({ length: tiles }, (_tile, index) => index + 1))
    await tree.find('group', words.play.flap.group(sizeOf(all), tiles))
    await tree.find('image', words.play.seat(first, words.play.points(0), true))
    await tree.find('image', words.play.seat(second, words.play.points(0), false))
    await app.page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0)
    await playHeard(app, language, 'pub', {
      roll: () => tree.press('button', words.play.roll),
      tilt: (tile) => tree.press('button', words.play.flap.choosable(tile)),
      shut: (tiles) => tree.press('button', words.play.shut(tiles)),
      pass: () => tree.press('button', words.play.pass),
      take: (name) => tree.press('button', words.pass.takePhone(name)),
      seeResult: () => tree.press('button', words.play.seeResult),
    })
  },
)
