import type { Choice } from '@/engine'
import type { Measure } from './measure'

/** What each seat could expect after so many events; null where it is not known. See `courseInSteps`. */
export type CourseMoment = { readonly events: number; readonly values: readonly (number | null)[] }

/** One throw or choice that stands out in a match. */
type TurningPoint = {
  /** The index of its event in the match. */
  readonly event: number
  readonly seat: number
  readonly round: number
  /** The luck of a throw, or what a choice cost. */
  readonly amount: number
}

export type LuckyThrow = TurningPoint & { readonly dice: readonly number[] }
export type CostlyChoice = TurningPoint & {
  /** The measure of the choice, which may differ from that of luck. */
  readonly measure: Measure
  readonly best: Choice
  readonly chosen: Choice
}

/** The sum of what choices cost, by measure. */
type Costs = Partial<Readonly<Record<Measure, number>>>

/** The luck and skill of one player over the match. */
export type SeatSkill = {
  readonly luck: number
  /** Of the choices that were not right. */
  readonly costs: Costs
  /** Choices whose options differ noticeably; of others the coach says that they are all the same. */
  readonly realChoices: number
  /** Real choices that cost nothing noticeable. */
  readonly rightChoices: number
}

/** What is kept of the analysis of a match; it can be worked out again from the match. */
export type MatchAnalysis = {
  /** The measure of luck and course. */
  readonly measure: Measure
  /** Whether the chances of the course assume that later turns are played for the lowest score. */
  readonly isAssumed: boolean
  readonly seats: readonly SeatSkill[]
  readonly course: readonly CourseMoment[]
  readonly luckiest?: LuckyThrow
  /** The choice that cost a person most. */
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
