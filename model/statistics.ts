import type { Rules } from '@/engine'

/** What a person's matches add up to. */
export type Tally = {
  /** Played to the end against somebody; a shared win is a win. */
  readonly matches: number
  readonly wins: number
  /** Played to the end alone. */
  readonly alone: number
  readonly boxesShut: number
  readonly captains: number
}

/** Wins one after the other: the current run, and the longest there was. */
export type Streaks = { readonly current: number; readonly longest: number }

/**
 * What a person played by one set of rules, since scores by different rules cannot be compared. Lower is
 * better: turns are measured, or how far from the target each match ended.
 */
export type RulesFigures = {
  /** See `rulesKeyOf`. */
  readonly key: string
  readonly rules: Rules
  readonly measure: 'turn' | 'distance'
  /** How many turns or matches were measured. */
  readonly count: number
  readonly average: number
  readonly best: number
  /** Match by match, oldest first: the average turn, since totals depend on the length of a match. */
  readonly course: readonly number[]
}

/** How two people fared against each other; a win they shared counts for both. */
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
