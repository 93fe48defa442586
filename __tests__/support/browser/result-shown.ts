import { ranking, type MatchIn } from '../../../engine'
import { en } from '../../../i18n/en'
import { formatNumber, formatSigned } from '../../../i18n/format-number'
import type { App } from './open-app'

export type Standing = { readonly place: string; readonly name: string; readonly score: string }

/** Names, places and scores as the result page must show them, first to last. */
export function expectedStandings(end: MatchIn<'matchOver'>): Standing[] {
  const { chips, totals, setup } = end
  return ranking(end).map(({ seat, place }) => ({
    place: en.results.place(place),
    name: setup.players[seat]!.name,
    score: chips ? formatSigned(chips[seat]!) : formatNumber(totals[seat]!),
  }))
}

/** What the rows of the result page say, read from the screen. */
export async function shownStandings({ page }: App): Promise<Standing[]> {
  const card = page.getByRole('region', { name: en.results.title, exact: true })
  await card.waitFor()
  return card.evaluate((region) =>
    Array.from(region.children, (row) => {
      const texts = Array.from(row.children, (part) => (part as HTMLElement).innerText.trim())
      const [place = '', , nameAndNotes = ''] = texts
      return { place, name: nameAndNotes.split('\n')[0]!, score: texts.at(-1)! }
    }),
  )
}
