import type { Match } from './match'

type Ranked = { readonly seat: number; readonly place: number }

/** How far a seat is from winning, by the format: the lower the better. */
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

/** The round in which a seat went out; a seat still in gets a number above every round. */
const lastRound = (match: Match, seat: number) =>
  match.outRounds[match.out.indexOf(seat)] ?? Number.MAX_SAFE_INTEGER

/** Sorts winners first, then seats that stayed in longer, then those nearer to winning. */
const compare = (match: Match, a: number, b: number): number =>
  Number(isWinner(match, b)) - Number(isWinner(match, a)) ||
  lastRound(match, b) - lastRound(match, a) ||
  distance(match, a) - distance(match, b)

/** All seats from first to last at this point of the match; tied seats share a place. */
export function ranking(match: Match): readonly Ranked[] {
  const seats = match.totals.map((_, seat) => seat).sort((a, b) => compare(match, a, b) || a - b)
  let place = 1
  return seats.map((seat, index) => {
    const before = seats[index - 1]
    if (before !== undefined && compare(match, before, seat) !== 0) place = index + 1
    return { seat, place }
  })
}
