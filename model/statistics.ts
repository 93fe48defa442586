import type { Rules } from '@/engine'

/** The totals of a person's matches. */
export type Tally = {
  /** Matches finished against others; a shared win counts as a win. */
  readonly matches: number
  readonly wins: number
  /** Matches finished alone. */
  readonly alone: number
  /** Matches that a person finished against computer players and nobody else. */
  readonly againstComputers: number
  readonly winsAgainstComputers: number
  readonly boxesShut: number
  readonly captains: number
}

/** Numbers of consecutive wins: up to the last match, and the most there were. */
export type Streaks = { readonly current: number; readonly longest: number }

/**
 * A person's figures for one set of rules, as scores under different rules cannot be compared. Measured is the score of
 * a turn or, in target, the final distance from the target: lower is better.
 */
export type RulesFigures = {
  /** See `rulesKeyOf`. */
  readonly key: string
  readonly rules: Rules
  readonly measure: 'turn' | 'distance'
  /** The number of turns or matches measured. */
  readonly count: number
  readonly average: number
  readonly best: number
  /** One value per match, oldest first: the distance, or the average turn score of the match. */
  readonly course: readonly number[]
}

/**
 * Figures to compare a match alone with: in knockout the rounds survived, where more is better, otherwise what
 * `RulesFigures` measure.
 */
export type OwnFigures = Pick<RulesFigures, 'average' | 'best'>

/** A person's record against one other person; a shared win counts for both. */
export type Rival = {
  readonly person: string
  readonly matches: number
  readonly won: number
  readonly lost: number
}

export type Statistics = {
  readonly tally: Tally
  readonly streaks: Streaks
  readonly byRules: readonly RulesFigures[]
  readonly rivals: readonly Rival[]
}
