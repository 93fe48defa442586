import type { MatchEvent, SetupError, Violation } from '@/engine'
import type { SeatedMatch } from './player'

/**
 * A match with everything that is saved of it, live or in the history. Times are in milliseconds.
 */
export type PlayedMatch = {
  readonly id: string
  /**
   * 32 bytes in hexadecimal. It leaves the phone only when the match is over: a match that came
   * from elsewhere before has none, and gets one of its own if it goes on here.
   */
  readonly seed?: string
  readonly events: readonly MatchEvent[]
  readonly startedAt: number
  /** When the last event happened. */
  readonly endedAt: number
  /** The match after these events; it includes the set-up. */
  readonly match: SeatedMatch
}

/** Why data is not a match: it has another shape, or the rules do not allow it. */
export type MatchError = 'not-a-match' | 'outcome-wrong' | SetupError | Violation

/** Whether somebody has thrown, and the match is not over. */
export const isUnfinished = ({ events, match }: PlayedMatch): boolean =>
  events.length > 0 && match.phase !== 'matchOver'
