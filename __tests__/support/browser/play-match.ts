/** Plays on the screens, by taps alone, what the engine has planned. */
import {
  applyEvent,
  diceCounts,
  presetTiles,
  startMatch,
  turnScore,
  type Match,
  type MatchEvent,
  type PresetId,
  type TileCount,
} from '../../../engine'
import { en } from '../../../i18n/en'
import type { App } from './open-app'
import type { PlannedMatch } from './planned-match'

/** A second tap on a brass button within this time is the end of a double tap, and ignored. */
const DOUBLE_TAP_MS = 350

const lastTaps = new WeakMap<App, number>()

/** Waits until a button that plays takes a tap again, and notes that it is given one. */
export async function whenReady(app: App, give: () => Promise<void>): Promise<void> {
  const ready = (lastTaps.get(app) ?? 0) + DOUBLE_TAP_MS
  await new Promise((resolve) => setTimeout(resolve, ready - performance.now()))
  await give()
  lastTaps.set(app, performance.now())
}

/** Taps one of the buttons that play. */
export const press = (app: App, name: string | RegExp): Promise<void> =>
  whenReady(app, () => app.tap(app.button(name)))

/** Two taps on the same place, as fast as a finger can. */
export async function doublePress(app: App, name: string | RegExp): Promise<void> {
  // Once it can be hit: a screen that is fading in cannot.
  await app.button(name).tap({ trial: true })
  const box = await app.button(name).boundingBox()
  if (!box) throw new Error('There is nothing to tap.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const { touchscreen } = app.page
  await whenReady(app, async () => {
    await Promise.all([touchscreen.tap(x, y), touchscreen.tap(x, y)])
  })
}

export const rollButton = (app: App) => (app.view.isTouch ? en.play.shakeOrRoll : en.play.roll)

type SetUp = {
  readonly names: readonly string[]
  readonly preset: PresetId
  readonly tiles?: TileCount | undefined
}

const nameField = ({ page }: App, number: number) =>
  page.getByRole('textbox', { name: en.setup.nameOf(number), exact: true })

/** Seats these people, whoever sits there now, and chooses the rules. */
export async function setUp(app: App, { names, preset, tiles }: SetUp): Promise<void> {
  const { page, tap, button } = app
  const seated = () => page.getByRole('textbox').count()
  while ((await seated()) > names.length) {
    const last = await nameField(app, await seated()).inputValue()
    await tap(button(en.setup.remove(last)))
  }
  while ((await seated()) < names.length) await tap(button(en.setup.addLabel))
  for (const [seat, name] of names.entries()) {
    const field = nameField(app, seat + 1)
    if ((await field.inputValue()) !== name) await field.fill(name)
  }
  await tap(page.getByRole('radio', { name: `${en.presets[preset].name}. ` }))
  if (!tiles) return
  const choice = (name: string) => page.getByRole('radio', { name, exact: true })
  if (presetTiles(preset).includes(tiles)) {
    if (presetTiles(preset).length > 1) await tap(choice(en.setup.tilesOf(tiles)))
    return
  }
  await tap(button(en.setup.houseRules))
  await tap(choice(en.houseRules.tiles.option(tiles)))
  await press(app, en.houseRules.done)
  await nameField(app, 1).waitFor()
}

/** The button that starts a match; it names the rules. */
export const PLAY = /^Play (?!$)/

export async function begin(app: App, chosen: SetUp): Promise<void> {
  await setUp(app, chosen)
  await press(app, PLAY)
  await app.button(rollButton(app)).waitFor()
}

/** The moments of a turn that look different. */
export type Stage =
  | 'rolling'
  | 'choosing-dice'
  | 'tumbling'
  | 'thrown'
  | 'tilted'
  | 'shut'
  | 'no-move'
  | 'stopped'
  | 'box-shut'
  | 'passing'
  | 'announcing'

type OnStage = (stage: Stage, match: Match) => Promise<void>

async function roll(app: App, match: Match, dice: readonly number[], on: OnStage): Promise<void> {
  const { page } = app
  if (diceCounts(match.setup.rules, match.open).length === 2) {
    const name = dice.length === 1 ? en.play.oneDie : en.play.twoDice
    await app.tap(page.getByRole('radio', { name, exact: true }))
    await on('choosing-dice', match)
  }
  await on('rolling', match)
  await press(app, rollButton(app))
  await on('tumbling', match)
  await page.getByRole('img', { name: en.play.dice(dice), exact: true }).waitFor()
}

async function shut(app: App, match: Match, tiles: readonly number[], on: OnStage): Promise<void> {
  await on('thrown', match)
  for (const [index, tile] of tiles.entries()) {
    await app.tap(app.button(en.play.flap.choosable(tile)))
    const name = en.play.flap.choosable(tile)
    await app.page.getByRole('button', { name, exact: true, pressed: true }).waitFor()
    if (index === 0) await on('tilted', match)
  }
  await press(app, en.play.shut(tiles))
  for (const tile of tiles) await app.button(en.play.flap.shut(tile)).waitFor()
}

async function pass(app: App, after: Match, on: OnStage): Promise<void> {
  const names = after.setup.players.map(({ name }) => name)
  if (names.length === 1) return press(app, en.play.nextTurn)
  await press(app, en.play.pass)
  const next = names[after.seat]!
  await app.page.getByRole('dialog', { name: `${en.pass.to} ${next}` }).waitFor()
  // In a target match the next player says add or subtract instead.
  if (after.phase === 'announcing') return on('announcing', after)
  await on('passing', after)
  await press(app, en.pass.takePhone(next))
}

async function playEvent(
  app: App,
  before: Match,
  event: MatchEvent,
  after: Match,
  on: OnStage,
): Promise<void> {
  switch (event.type) {
    case 'diceRolled':
      return roll(app, before, event.dice, on)
    case 'tilesShut':
      return shut(app, before, event.tiles, on)
    case 'turnStopped':
      return app.tap(
        app.button(
          new RegExp(
            `^${en.play.stopLabel(String(turnScore(before.setup.rules, before.open)))}\\b`,
          ),
        ),
      )
    case 'phonePassed':
      return pass(app, after, on)
    case 'signAnnounced':
      return press(app, new RegExp(`^${event.sign === 'add' ? en.pass.add : en.pass.subtract}\\.`))
    case 'shutTakenBack':
      return app.tap(app.button(en.play.takeBack))
  }
}

const ENDINGS = { 'no-move': 'no-move', stop: 'stopped', shut: 'box-shut' } as const

async function showEnd(app: App, match: Match, event: MatchEvent, on: OnStage): Promise<void> {
  if (match.phase === 'turnOver' || match.phase === 'matchOver') {
    await app.page.getByRole('note').waitFor()
    await on(ENDINGS[match.ending.by], match)
  } else if (event.type === 'tilesShut') await on('shut', match)
}

type Part = {
  /** The first event to play; those before it have been played already. */
  readonly from?: number
  /** Where to stop, before this event. */
  readonly to?: number
  /** Looks at the screen at each stage. */
  readonly onStage?: OnStage
}

/** Plays the events of a match that has begun on the screen, or a part of them. */
export async function playEvents(
  app: App,
  { setup, events }: Pick<PlannedMatch, 'setup' | 'events'>,
  { from = 0, to = events.length, onStage = () => Promise.resolve() }: Part = {},
): Promise<Match> {
  const started = startMatch(setup)
  if (!started.ok) throw new Error(`The match does not start: ${started.error}`)
  let match = started.value
  for (const [index, event] of events.slice(0, to).entries()) {
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(`The plan is not allowed: ${applied.error}`)
    if (index >= from) {
      await playEvent(app, match, event, applied.value, onStage)
      await showEnd(app, applied.value, event, onStage)
    }
    match = applied.value
  }
  return match
}
