import type { Outcome } from './match'

/** What a format looks at when a turn has just been scored. */
export type Standings = {
  readonly seat: number
  readonly round: number
  readonly isShut: boolean
  /** Nobody who is still in has a turn left in this round. */
  readonly isLastSeat: boolean
  readonly totals: readonly number[]
  readonly roundScores: readonly (number | null)[]
  readonly out: readonly number[]
  readonly chips: readonly number[]
  readonly carried: number
}

/** What the format makes of it: whether the round, or the match, ends here, and what changes hands. */
export type Verdict = {
  readonly isRoundOver: boolean
  readonly out?: readonly number[]
  readonly chips?: readonly number[]
  readonly carried?: number
  readonly outcome?: Pick<Outcome, 'winners' | 'payers' | 'captain'>
}

const seatsWhere = <T>(values: readonly T[], test: (value: T, seat: number) => boolean): number[] =>
  values.flatMap((value, seat) => (test(value, seat) ? [seat] : []))

/** All the given seats whose value is the least of them. */
export function seatsOfLeast(values: readonly number[], seats: readonly number[]): number[] {
  const least = Math.min(...seats.map((seat) => values[seat]!))
  return seats.filter((seat) => values[seat] === least)
}

export const allSeats = (values: readonly unknown[]): number[] => seatsWhere(values, () => true)

/** Of those who did not win, the highest total: all of them, if tied. */
export function payersAfter(totals: readonly number[], winners: readonly number[]): number[] {
  const others = seatsWhere(totals, (_, seat) => !winners.includes(seat))
  return seatsOfLeast(
    totals.map((total) => -total),
    others,
  )
}

export function lowestTotalWins(totals: readonly number[]): NonNullable<Verdict['outcome']> {
  const winners = seatsOfLeast(totals, allSeats(totals))
  return { winners, payers: payersAfter(totals, winners) }
}
