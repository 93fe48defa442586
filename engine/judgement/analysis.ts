import type { Aim, Choice } from './evaluation'

/**
 * A throw or choice of a player, with its value to that player before and after. `error` is best minus chosen,
 * `spread` best minus worst. A choice is real if the options differ in value.
 */
export type Moment = {
  /** The index of its event in the match. */
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

/** Sums over the moments of a seat, which may mix several aims. */
export type SeatAnalysis = {
  readonly luck: number
  readonly error: number
  readonly realChoices: number
  /** The real choices that cost nothing. */
  readonly rightChoices: number
}

export type Analysis = {
  readonly moments: readonly Moment[]
  readonly seats: readonly SeatAnalysis[]
}
