import type { Aim, Choice } from './evaluation'

/**
 * One thing that happened to a player, with the value to that player before and after it. A choice has
 * `error`, best minus chosen, and `spread`, best minus worst; it is real if there was more than one and not
 * all were worth the same.
 */
export type Moment = {
  /** The place of its event among the events of the match. */
  readonly event: number
  readonly seat: number
  readonly aim: Aim
  readonly before: number
  readonly after: number
} & (
  | { readonly kind: 'throw'; readonly luck: number }
  | {
      readonly kind: 'choice'
      readonly error: number
      readonly spread: number
      readonly best: Choice
      readonly chosen: Choice
      readonly isReal: boolean
    }
)

/** Sums over the moments of a seat; where these have several aims, so have the sums. */
export type SeatAnalysis = {
  readonly luck: number
  readonly error: number
  readonly realChoices: number
  /** Of the real ones, those that cost nothing. */
  readonly rightChoices: number
}

export type Analysis = {
  readonly moments: readonly Moment[]
  readonly seats: readonly SeatAnalysis[]
}
