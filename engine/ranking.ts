import type { Match } from './match'

export type Ranked = { readonly seat: number; readonly place: number }

/** How far a seat is from winning, lowest first, in the terms of the format. */
function distance(match: Match, seat: number): number {
  const { format } = match.setup.rules
  const total = match.totals[seat]!
  switch (format.kind) {
    case 'target':
      return Math.abs(total - format.target)
    case 'stakes':
      return -match.chips![seat]!
    default:
      return total
  }
}

const isWinner = (match: Match, seat: number) =>
  match.phase === 'matchOver' && match.outcome.winners.includes(seat)

/** The round a seat left in; one that is still in outlasts them all. */
const lastRound = (match: Match, seat: number) =>
  match.outRounds[match.out.indexOf(seat)] ?? Number.MAX_SAFE_INTEGER

/** Winners come first, then who lasted longer, then who is nearer to winning. */
const compare = (match: Match, a: number, b: number): number =>
  Number(isWinner(match, b)) - Number(isWinner(match, a)) ||
  lastRound(match, b) - lastRound(match, a) ||
  distance(match, a) - distance(match, b)

/** Everybody from first to last, as things stand; who cannot be told apart shares a place. */
export function ranking(match: Match): readonly Ranked[] {
  const seats = match.totals.map((_, seat) => seat).sort((a, b) => compare(match, a, b) || a - b)
  let place = 1
  return seats.map((seat, index) => {
    const before = seats[index - 1]
    if (before !== undefined && compare(match, before, seat) !== 0) place = index + 1
    return { seat, place }
  })
}
