import {
  applyEvent,
  diceCounts,
  legalMoves,
  replay,
  throwDice,
  tilesOf,
  type MatchEvent,
} from '../../engine'
import { en } from '../../i18n/en'
import { appBrowser, settingOf } from '../support/browser/app-browser'
import { killableBrowser, type KillableBrowser } from '../support/browser/killable-browser'
import { openOn, VIEWS, type App } from '../support/browser/open-app'
import { PLAY, playEvents, press, rollButton, setUp } from '../support/browser/play-match'
import { mixedSeats, withComputerTurn } from '../support/computer-table'
import { seedOf } from '../support/forced-entropy'
import { presetRules } from '../support/scripted-match'

const TIMEOUT_MS = 30_000
/** A whole turn of a computer player takes about 20 s, and longer on a busy machine. */
const TURN_MS = 90_000

jest.setTimeout(3 * 60_000)

const SEED = seedOf(5)
const rules = presetRules('pub')
const { master, regular, child } = en.computers.players
/** The computer player sits down first. */
const setupWith = (computer: string) => ({ rules, players: mixedSeats([computer, 'Ann']) })
type Setup = ReturnType<typeof setupWith>

const openPage = appBrowser()
let browser: KillableBrowser

beforeAll(async () => {
  browser = await killableBrowser(settingOf('CHROMIUM_PATH'), TIMEOUT_MS)
})
afterAll(() => browser.remove())

async function open(): Promise<App> {
  const page = await browser.start()
  await page.setViewportSize(VIEWS.desk)
  return openOn(page, settingOf('APP_URL'), { view: VIEWS.desk, seed: SEED })
}

/** The events of a person who always shuts the first flaps that fit, to the end of the match. */
function playedOut(setup: Setup, before: readonly MatchEvent[]): readonly MatchEvent[] {
  const events = [...before]
  const replayed = replay(setup, events)
  if (!replayed.ok) throw new Error(replayed.error)
  let match = replayed.value
  while (match.phase === 'rolling' || match.phase === 'shutting') {
    const event: MatchEvent =
      match.phase === 'shutting'
        ? { type: 'tilesShut', tiles: tilesOf(legalMoves(rules, match.open, match.dice)[0]!) }
        : {
            type: 'diceRolled',
            dice: throwDice(SEED, match.throws, diceCounts(rules, match.open)[0]!),
          }
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(applied.error)
    match = applied.value
    events.push(event)
  }
  return events
}

async function begin(app: App, computer: string): Promise<void> {
  await setUp(app, { names: ['Ann'], preset: 'pub' })
  await app.tap(app.button(en.computers.add))
  await app.tap(app.button(new RegExp(`^${computer}\\.`)))
  await app.tap(app.button(en.setup.colourOf(computer)))
  await app.tap(app.button(en.setup.moveUp(computer)))
  await app.tap(app.button(en.menu.close))
  await press(app, PLAY)
}

/** Waits for the end of the computer player's turn, which went as the seed says, and plays Ann's. */
async function playOn(app: App, computer: string, turn: readonly MatchEvent[]): Promise<void> {
  const setup = setupWith(computer)
  await app.button(rollButton(app)).waitFor({ timeout: TURN_MS })
  const replayed = replay(setup, turn)
  const left = replayed.ok ? replayed.value.totals[0]! : NaN
  await app.page
    .getByLabel(new RegExp(`^${computer}, ${en.play.points(left)}`))
    .first()
    .waitFor()
  const begun = [...turn, { type: 'phonePassed' } as const]
  const events = playedOut(setup, begun)
  await playEvents(app, { setup, events }, { from: begun.length, to: events.length })
  await press(app, en.play.seeResult)
  await app.page.getByRole('heading', { name: en.results.turns }).waitFor()
  expect(app.problems).toEqual([])
}

test(`a match against ${master.name}, killed in his turn, goes on with the same choices`, async () => {
  const { name } = master
  const turn = withComputerTurn(rules, setupWith(name).players, SEED, [])
  const first = turn.find(({ type }) => type === 'tilesShut') as { tiles: readonly number[] }
  const killed = await open()
  await begin(killed, name)
  for (const tile of first.tiles) await killed.button(en.play.flap.shut(tile)).waitFor()
  await browser.kill()

  const app = await open()
  await app.tap(app.button(new RegExp(`^${en.setup.continue}\\.`)))
  await playOn(app, name, turn)
})

test.each([child.name, regular.name])(
  '%s plays a match with the choices of its seed',
  async (name) => {
    const app = await openPage({
      view: VIEWS.desk,
      seed: SEED,
      isMotionReduced: true,
      timeoutMs: TIMEOUT_MS,
    })
    await begin(app, name)
    await playOn(app, name, withComputerTurn(rules, setupWith(name).players, SEED, []))
  },
)
