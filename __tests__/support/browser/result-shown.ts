import type { MatchIn } from '../../../engine'
import { placesOf } from '../../../model/places'
import { en } from '../../../i18n/en'
import { formatNumber, formatSigned } from '../../../i18n/numbers/format-number'
import type { App } from './open-app'

export type Standing = { readonly place: string; readonly name: string; readonly score: string }

/** Names, places and scores as the result page must show them, first to last. */
export function expectedStandings(end: MatchIn<'matchOver'>): Standing[] {
  const { chips, totals, setup } = end
  const threw = new Set(
    [...setup.players.keys()].filter((seat) => end.round > 1 || end.roundScores[seat] !== null),
  )
  const scoreOf = (seat: number) => {
    if (chips) return formatSigned(chips[seat]!)
    return threw.has(seat) ? formatNumber(totals[seat]!) : '–'
  }
  return placesOf(end, threw).map(({ seat, place }) => ({
    place: place === undefined ? '' : en.results.place(place),
    name: setup.players[seat]!.name,
    score: scoreOf(seat),
  }))
}

/** What the rows of the result page say, read from the screen. */
export async function shownStandings({ page }: App): Promise<Standing[]> {
  const card = page.getByRole('region', { name: en.results.title, exact: true })
  await card.waitFor()
  return card.evaluate((region) =>
    Array.from(region.firstElementChild!.children, (row) => {
      const texts = Array.from(row.children, (part) => (part as HTMLElement).innerText.trim())
      const [place = '', , nameAndNotes = ''] = texts
      return { place, name: nameAndNotes.split('\n')[0]!, score: texts.at(-1)! }
    }),
  )
}
