import type { Choice } from '@/engine'
import type { Measure } from './worth'

/** What every seat could expect after so many events: see `coursing`. */
export type CourseMoment = { readonly events: number; readonly values: readonly (number | null)[] }

/** One throw or choice that stands out in a match. */
type TurningPoint = {
  /** The place of its event among the events of the match. */
  readonly event: number
  readonly seat: number
  readonly round: number
  /** The luck of a throw, or what a choice cost. */
  readonly amount: number
}

export type LuckyThrow = TurningPoint & { readonly dice: readonly number[] }
export type CostlyChoice = TurningPoint & { readonly best: Choice; readonly chosen: Choice }

/** What one player had of luck and skill, over all their moments. */
export type SeatSkill = {
  readonly luck: number
  readonly error: number
  readonly realChoices: number
  readonly rightChoices: number
}

/** All that is kept of the analysis of a match. It follows from the match alone. */
export type MatchAnalysis = {
  /** What all its moments are valued by. */
  readonly measure: Measure
  readonly seats: readonly SeatSkill[]
  readonly course: readonly CourseMoment[]
  readonly luckiest?: LuckyThrow
  readonly costliest?: CostlyChoice
}
