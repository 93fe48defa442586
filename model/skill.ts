import type { Measure } from './worth'

/** What somebody had of luck and skill in one match. */
export type MatchSkill = {
  readonly id: string
  readonly measure: Measure
  readonly luck: number
  readonly realChoices: number
  readonly rightChoices: number
}

/** The same over the last matches of a person. */
export type Skill = {
  /** Oldest first: those that have been gone through. */
  readonly matches: readonly MatchSkill[]
  /** How many are still to be gone through. */
  readonly left: number
}
