import { paymentsOf, turnRecords } from '../../engine'
import { en } from '../../i18n/en'
import { formatNumber } from '../../i18n/numbers/format-number'
import { plannedMatch, type MatchName } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents, press } from '../support/browser/play-match'
import { expectedStandings, shownStandings } from '../support/browser/result-shown'
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
      await sees(app, en.results.lowestTotal(formatNumber(end.totals[0]!)))
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
