import { paymentsOf, turnRecords, type MatchIn } from '../../engine'
import { en } from '../../i18n/en'
import { formatNumber, formatSigned } from '../../i18n/numbers/format-number'
import { placesOf } from '../../model/places'
import { plannedMatch, type MatchName } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents, press } from '../support/browser/play-match'
import { appBrowser } from '../support/browser/app-browser'
import { volume } from '../support/volumes'

const open = appBrowser()

/** Plays a whole match by taps and goes on to its result; alone with all its motion. */
async function playToResult(view: keyof typeof VIEWS, name: MatchName) {
  const planned = plannedMatch(name)
  const isMotionReduced = planned.names.length > 1
  const app = await open({ view: VIEWS[view], seed: planned.seed, isMotionReduced })
  await begin(app, planned)
  await playEvents(app, planned)
  await press(app, en.play.seeResult)
  await app.button(en.results.rematch).waitFor()
  return { app, ...planned }
}

type Standing = { readonly place: string; readonly name: string; readonly score: string }

/** Names, places and scores as the result page must show them, first to last. */
function expectedStandings(end: MatchIn<'matchOver'>): Standing[] {
  const { chips, totals, setup } = end
  const threw = new Set(
    [...setup.players.keys()].filter((seat) => end.round > 1 || end.roundScores[seat] !== null),
  )
  const scoreOf = (seat: number) => {
    if (chips) return formatSigned(chips[seat]!)
    return threw.has(seat) ? formatNumber(totals[seat]!) : '–'
  }
  return placesOf(end, threw).map(({ seat, place }) => ({
    // Alone, nobody has a place.
    place: place === undefined || setup.players.length === 1 ? '' : en.results.place(place),
    name: setup.players[seat]!.name,
    score: scoreOf(seat),
  }))
}

/** The rows of the result page, read from the screen. */
async function shownStandings({ page }: App): Promise<Standing[]> {
  const card = page.getByRole('region', { name: en.results.title, exact: true })
  await card.waitFor()
  return card.evaluate((region) =>
    Array.from(region.firstElementChild!.children, (row) => {
      const texts = Array.from(row.children, (part) => (part as HTMLElement).innerText.trim())
      const hasPlace = /^(\d+\.)?$/.test(texts[0]!)
      const place = hasPlace ? texts[0]! : ''
      const nameAndNotes = texts[hasPlace ? 2 : 1]!
      return { place, name: nameAndNotes.split('\n')[0]!, score: texts.at(-1)! }
    }),
  )
}

const titleOf = async ({ page }: App) => page.getByRole('heading', { level: 1 }).innerText()
const sees = ({ page }: App, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor()

type Played = readonly [what: string, play: () => Promise<void>]

const MATCHES: readonly Played[] = [
  [
    'one plays the pub rules alone on twelve flaps',
    async () => {
      const { app, end } = await playToResult('upright', 'pub')
      expect(await titleOf(app)).toBe(en.results.alone('Ann'))
      expect(await shownStandings(app)).toEqual(expectedStandings(end))
      await sees(app, en.results.aloneTotal(formatNumber(end.totals[0]!)))
    },
  ],
  [
    'two aim for a hundred on a phone on its side, announce their signs, and one stops exactly on it',
    async () => {
      const { app, end } = await playToResult('sideways', 'hundred')
      expect(end.totals[1]).toBe(100)
      expect(await titleOf(app)).toBe(en.results.wins(['Ben']))
      expect(await shownStandings(app)).toEqual(expectedStandings(end))
      await sees(app, en.results.hitTarget('100', end.round))
    },
  ],
  [
    'three play Channel Islands at a desk until one shuts the box',
    async () => {
      const { app, end, setup, events, names } = await playToResult('desk', 'channel')
      expect(await titleOf(app)).toBe(en.results.wins([names[end.seat]!]))
      expect(await shownStandings(app)).toEqual(expectedStandings(end))
      await sees(app, en.results.shutInRound(en.results.when.round(end.round)))
      for (const { seat, round, score } of turnRecords(setup, events)) {
        const label = en.results.turnLabel(
          names[seat]!,
          en.numbered.round(round),
          formatNumber(score),
        )
        await app.page.getByRole('img', { name: label, exact: true }).first().waitFor()
      }
    },
  ],
  [
    'a shut box takes double the stake from everyone',
    async () => {
      const { app, end, names } = await playToResult('upright', 'stakes')
      expect(end.chips).toEqual([-2, 4, -2])
      expect(await titleOf(app)).toBe(en.results.wins(['Ben']))
      expect(await shownStandings(app)).toEqual(expectedStandings(end))
      for (const { from, to, chips } of paymentsOf(end.chips!))
        await sees(app, en.results.pays(names[from]!, names[to]!, chips))
    },
  ],
]

const { from, to } = volume('browserMatches')
test.each(MATCHES.slice(from, to))('%s', (_, play) => play())
