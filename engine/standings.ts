import type { Outcome } from './match'

/** The state of the match after a turn was scored, from which the format decides what follows. */
export type Standings = {
  readonly seat: number
  readonly round: number
  readonly isShut: boolean
  /** No other player has a turn left in this round. */
  readonly isLastSeat: boolean
  readonly totals: readonly number[]
  readonly roundScores: readonly (number | null)[]
  readonly out: readonly number[]
  readonly chips: readonly number[]
  readonly carried: number
}

/** What the format decides: whether the round or the match ends, who is out, and the new chips. */
export type Verdict = {
  readonly isRoundOver: boolean
  readonly out?: readonly number[]
  readonly chips?: readonly number[]
  readonly carried?: number
  readonly outcome?: Pick<Outcome, 'winners' | 'payers' | 'captain'>
}

const seatsWhere = <T>(values: readonly T[], test: (value: T, seat: number) => boolean): number[] =>
  values.flatMap((value, seat) => (test(value, seat) ? [seat] : []))

/** Those of the given seats that have the lowest value: several if tied. */
export function seatsOfLeast(values: readonly number[], seats: readonly number[]): number[] {
  const least = Math.min(...seats.map((seat) => values[seat]!))
  return seats.filter((seat) => values[seat] === least)
}

export const allSeats = (values: readonly unknown[]): number[] => seatsWhere(values, () => true)

/** The seats that pay: of those that did not win, the highest total; several if tied. */
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
