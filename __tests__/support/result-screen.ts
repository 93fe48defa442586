/** Reads the result of a match by role and label, and what it must be from the engine's match. */
import { screen, within } from 'expo-router/testing-library'
import { ranking, type MatchIn } from '../../engine'
import { en } from '../../i18n'
import { formatNumber, formatSigned } from '../../i18n/format-number'
import { labelOf, ownText } from './what-is-shown'

/** Every text inside, in reading order. */
const textsIn = (label: string): string[] =>
  within(screen.getByLabelText(label)).getAllByText(/./).map(ownText)

export const standingsShown = () => textsIn(en.results.title)

export const ledgerShown = () => textsIn(en.results.ledger).slice(1)

/** The label of each little box, in reading order. */
export const turnsShown = () =>
  within(screen.getByLabelText(en.results.turns)).getAllByRole('img').map(labelOf)

/** Place, name, what is said of them, and standing, from first to last. */
export function standingsOf(
  match: MatchIn<'matchOver'>,
  notes: Readonly<Record<string, string>> = {},
): string[] {
  return ranking(match).flatMap(({ seat, place }) => {
    const name = match.setup.players[seat]!.name
    const standing = match.chips ? formatSigned(match.chips[seat]!) : match.totals[seat]!
    return [
      `${place}.`,
      name,
      ...(notes[name] === undefined ? [] : [notes[name]]),
      typeof standing === 'string' ? standing : formatNumber(standing),
    ]
  })
}

export function expectWinner(title: string, how: string): void {
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen()
  expect(screen.getByText(how)).toBeOnTheScreen()
}
