import { ranking, type Match, type TurnRecord } from '@/engine'

/** A seat and its place; without a place if the player has neither thrown nor won. */
type Placed = { readonly seat: number; readonly place?: number }

/** The seats that have finished a turn. */
export const seatsThatThrew = (turns: readonly TurnRecord[]): ReadonlySet<number> =>
  new Set(turns.map(({ seat }) => seat))

/**
 * All seats from first to last. Seats that have not thrown come last, in playing order and without a place: their total
 * of 0 would be the best. With chips everybody has a place as soon as some were paid, since they are won and lost
 * without a throw too.
 */
export function placesOf(match: Match, threw: ReadonlySet<number>): readonly Placed[] {
  const hasPlace = (seat: number) =>
    threw.has(seat) ||
    match.chips?.some((held) => held !== 0) === true ||
    (match.phase === 'matchOver' && match.outcome.winners.includes(seat))
  const ranked = ranking(match).filter(({ seat }) => hasPlace(seat))
  const others = match.totals.map((_, seat) => seat).filter((seat) => !hasPlace(seat))
  return [
    ...ranked.map(({ seat, place }) => ({
      seat,
      place: ranked.findIndex((other) => other.place === place) + 1,
    })),
    ...others.map((seat) => ({ seat })),
  ]
}
