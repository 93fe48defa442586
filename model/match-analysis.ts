import type { Choice } from '@/engine'
import type { Measure } from './worth'

/** What every seat could expect after so many events: see `courseInSteps`. */
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
export type CostlyChoice = TurningPoint & {
  /** What it was valued by, which may not be what luck is told in. */
  readonly measure: Measure
  readonly best: Choice
  readonly chosen: Choice
}

/** What choices cost in all, by what each of them was valued by. */
type Costs = Partial<Readonly<Record<Measure, number>>>

/** What one player had of luck and skill, over all their moments. */
export type SeatSkill = {
  readonly luck: number
  /** Of those that were not right. */
  readonly costs: Costs
  /** Where it mattered which was taken: of the others the coach says that they are all the same. */
  readonly realChoices: number
  /** Of the real ones, those that cost nothing worth a word. */
  readonly rightChoices: number
}

/** All that is kept of the analysis of a match. It follows from the match alone. */
export type MatchAnalysis = {
  /** What luck and course are told in. */
  readonly measure: Measure
  /** Whether chances of the course rest on later turns played for the lowest score. */
  readonly isAssumed: boolean
  readonly seats: readonly SeatSkill[]
  readonly course: readonly CourseMoment[]
  readonly luckiest?: LuckyThrow
  /** The choice of a person that cost most. */
  readonly costliest?: CostlyChoice
}

/** The analysis of a match, or how far it is. */
export type AnalysisState =
  /** In percent, if it takes its time. */
  | { readonly status: 'working'; readonly percent?: number }
  | { readonly status: 'done'; readonly analysis: MatchAnalysis }
  | { readonly status: 'failed'; readonly onTryAgain: () => void }

/** A player's luck and choices in one match. */
export type MatchSkill = Omit<SeatSkill, 'costs'> & {
  readonly id: string
  readonly measure: Measure
}

/** The same over the last matches of a person. */
export type Skill = {
  /** The matches that have been analysed, oldest first. */
  readonly matches: readonly MatchSkill[]
  /** How many are still to be analysed. */
  readonly left: number
}
