import type { MatchEvent, SetupError, Violation } from '@/engine'
import type { SeatedMatch } from './player'

/**
 * A match with everything that is saved of it, live or in the history. Times are in milliseconds.
 */
export type PlayedMatch = {
  readonly id: string
  /**
   * 32 bytes in hexadecimal, exported only when the match is over. A match imported before its end has none, and gets
   * a new one if it goes on here.
   */
  readonly seed?: string
  readonly events: readonly MatchEvent[]
  readonly startedAt: number
  /** The time of the last event. */
  readonly endedAt: number
  /** The match after these events; it includes the set-up. */
  readonly match: SeatedMatch
}

/** Why data is not a match: its shape is wrong, or the rules do not allow it. */
export type MatchError = 'not-a-match' | 'outcome-wrong' | SetupError | Violation

/** Whether somebody has thrown, and the match is not over. */
export const isUnfinished = ({ events, match }: PlayedMatch): boolean =>
  events.length > 0 && match.phase !== 'matchOver'
