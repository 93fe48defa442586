import { en } from '../../../i18n/en'
import { enCoach } from '../../../i18n/en/judged'
import { enRulesPages } from '../../../i18n/en/rules-pages'
import type { NamedMatch } from './matches'
import type { App } from './open-app'
import { begin, PLAY, playEvents, press, setUp, type Stage } from './play-match'

/** Looks at what is on the screen; it is called once for each name. */
export type Look = (name: string) => Promise<void>

/** The set-up with everything that opens from it, and ends where it began. */
export async function walkSetUp(app: App, match: NamedMatch, look: Look): Promise<void> {
  const { page, tap, button } = app
  await setUp(app, match)
  await look('set-up')
  await tap(button(en.setup.colourOf(match.names[0]!)))
  await page.getByRole('dialog', { name: en.setup.player(match.names[0]!) }).waitFor()
  await look('player')
  await tap(button(en.menu.close))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await tap(button(en.setup.houseRules))
  await page.getByRole('heading', { name: en.houseRules.title, exact: true }).waitFor()
  await look('house-rules')
  await tap(button(en.houseRules.back))
  await button(en.setup.houseRules).waitFor()
  // From the card of the chosen rules, or from the text beside it where there is room.
  await tap(button(new RegExp(`^(${en.setup.howToPlay}|${en.howToPlay.tryIt})$`)))
  await button(enRulesPages.all).waitFor()
  await look('rules')
  await tap(button(enRulesPages.all))
  await page.getByRole('heading', { name: enRulesPages.title, exact: true }).waitFor()
  await look('all-rules')
  await tap(button(enRulesPages.back))
  await button(en.setup.houseRules).waitFor()
}

async function lookAround(app: App, look: Look): Promise<void> {
  const { page, tap, button } = app
  await tap(button(en.play.menu))
  await page.getByRole('dialog', { name: en.menu.title }).waitFor()
  await look('menu')
  await tap(button(en.menu.leave))
  const toTable = page.getByRole('button', { name: new RegExp(`^${en.setup.continue}\\.`) })
  await toTable.waitFor()
  await look('continue')
  await tap(toTable)
  await button(en.play.leave).waitFor()
}

/** The sheets that open from a table with a match on it, and the one that asks before that is replaced. */
export async function walkSheets(app: App, look: Look): Promise<void> {
  const { page, tap, button } = app
  const dialog = page.getByRole('dialog')
  await tap(button(en.play.howToPlay))
  await dialog.waitFor()
  await look('how-to-play')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // On a large table all of them are beside the box.
  if (await button(en.play.allScores).isVisible()) {
    await tap(button(en.play.allScores))
    await dialog.waitFor()
    await look('scores')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await tap(button(en.play.leave))
  await press(app, PLAY)
  await dialog.waitFor()
  await look('replace')
}

/** Who plays by itself, and what the coach says at the table and after the match. */
export async function walkCoach(app: App, match: NamedMatch, look: Look): Promise<void> {
  const { page, tap, button } = app
  const { coach, analysis } = enCoach
  await tap(button(en.computers.add))
  await page.getByRole('dialog').waitFor()
  await look('computers')
  await tap(button(en.computers.close))
  await begin(app, match)
  await tap(button(en.play.menu))
  await tap(page.getByRole('radio', { name: en.menu.coachModes.lamp }))
  await tap(button(en.menu.close))
  await button(coach.lamp).waitFor()
  await look('coach')
  await playEvents(app, match, { to: 1 })
  await tap(button(coach.lamp))
  await tap(button(new RegExp(`${coach.more}$`)))
  await page.getByRole('dialog').waitFor()
  await look('choices')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await look('answer')
  const [, first] = match.events
  if (first?.type !== 'tilesShut') throw new Error('The first throw has no move.')
  // A flap that the coach lights says so.
  for (const tile of first.tiles) await tap(button(new RegExp(`^${tile}, `)))
  await press(app, en.play.shut(first.tiles))
  await playEvents(app, match, { from: 2 })
  await press(app, en.play.seeResult)
  await tap(button(en.results.analysis))
  await page.getByText(analysis.barsAbout).waitFor()
  await look('analysis')
}

/** Begins the match and plays it up to an event, looking at each stage the first time it comes. */
export async function walkMatch(
  app: App,
  match: NamedMatch,
  look: Look,
  to = match.events.length,
): Promise<void> {
  const seen = new Set<Stage>()
  await begin(app, match)
  await playEvents(app, match, {
    to,
    onStage: async (stage) => {
      if (seen.has(stage)) return
      seen.add(stage)
      await look(stage)
      if (stage === 'shut') await lookAround(app, look)
    },
  })
  if (to < match.events.length) return
  await press(app, en.play.seeResult)
  await app.button(en.results.rematch).waitFor()
  await look('result')
}

/** From the result of a match to the pages of those who played it, and to the settings. */
export async function walkPages(app: App, match: NamedMatch, look: Look): Promise<void> {
  const { page, tap, button } = app
  const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' })
  const { players, settings } = en
  await tap(button(en.results.newMatch))
  await tap(button(en.pages.players))
  const person = page.getByRole('button').filter({ hasText: match.names[0]! }).last()
  await page.getByRole('heading', { name: players.title, exact: true }).waitFor()
  await person.waitFor()
  await look('players')
  await tap(person)
  await page.getByRole('img', { name: /^Won / }).waitFor()
  await look('person')
  await tap(button(players.edit.open))
  await page.getByRole('dialog').waitFor()
  await page.getByRole('textbox', { name: players.edit.name }).fill('')
  await tap(button(players.edit.save))
  await page.getByRole('alert').waitFor()
  await look('person-edit')
  await tap(button(players.merge.close))
  await closed()
  await tap(button(players.merge.open))
  await page.getByRole('dialog').waitFor()
  await look('person-merge')
  await tap(button(players.merge.close))
  await closed()
  await tap(button(players.back))
  await tap(button(players.back))
  await tap(button(en.pages.settings))
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor()
  await look('settings')
  await tap(button(settings.erase))
  await page.getByRole('dialog').waitFor()
  await look('erase')
}

/** The index after which the phone has been passed this many times. */
export function afterPass({ events }: NamedMatch, times: number): number {
  const passes = events.flatMap(({ type }, index) => (type === 'phonePassed' ? [index] : []))
  return passes[times - 1]! + 1
}
