/** Reads the result of a match by role and label, and what it must be from the engine's match. */
import { screen, within } from 'expo-router/testing-library'
import { ranking, type MatchIn } from '../../engine'
import { en } from '../../i18n'
import { formatNumber, formatSigned } from '../../i18n/numbers/format-number'
import { labelOf, ownText } from './what-is-shown'

/** Every text inside, in reading order. */
const textsIn = (label: string): string[] =>
  within(screen.getByLabelText(label)).getAllByText(/./).map(ownText)

export const standingsShown = () => textsIn(en.results.title)

export const ledgerShown = () => textsIn(en.results.ledger).slice(1)

/** The label of each little box, in reading order. */
export const turnsShown = () =>
  within(screen.getByLabelText(en.results.turns)).getAllByRole('img').map(labelOf)

/** Whether a seat has had a turn: in the first round of a match that was over before, not all have. */
const hasThrown = ({ round, roundScores }: MatchIn<'matchOver'>, seat: number) =>
  round > 1 || roundScores[seat] !== null

/** Place, name, what is said of them, and standing, from first to last; who never threw has neither. */
export function standingsOf(
  match: MatchIn<'matchOver'>,
  notes: Readonly<Record<string, string>> = {},
): string[] {
  const isShown = ({ seat }: { seat: number }) =>
    match.chips !== undefined || hasThrown(match, seat)
  const ranked = ranking(match).filter(isShown)
  const others = ranking(match).filter((seat) => !isShown(seat))
  const noteOf = (name: string, seat: number) =>
    [hasThrown(match, seat) ? undefined : en.results.notThrown, notes[name]]
      .filter(Boolean)
      .join(', ')
  return [...ranked, ...others].flatMap((one) => {
    const { seat, place } = one
    const name = match.setup.players[seat]!.name
    const standing = match.chips
      ? formatSigned(match.chips[seat]!)
      : formatNumber(match.totals[seat]!)
    const note = noteOf(name, seat)
    return [
      ...(isShown(one) ? [`${ranked.findIndex((other) => other.place === place) + 1}.`] : []),
      name,
      ...(note ? [note] : []),
      isShown(one) ? standing : '–',
    ]
  })
}

export function expectWinner(title: string, how: string): void {
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen()
  expect(screen.getByText(how)).toBeOnTheScreen()
}
