import type { Evaluation, Match, MatchEvent, TileSet } from '@/engine'

/** The coach is off, answers when asked, or says after each choice what it would have done. */
export const COACH_MODES = ['off', 'lamp', 'teach'] as const
export type CoachMode = (typeof COACH_MODES)[number]

/** The subject of the coach: this moment, or the choice made just before. */
export type CoachTopic =
  | { readonly kind: 'ask'; readonly match: Match; readonly evaluation: Evaluation }
  | {
      readonly kind: 'teach'
      /** Before the event. */
      readonly match: Match
      readonly evaluation: Evaluation
      readonly event: MatchEvent
    }

/** The coach at the table, while it is on. */
export type Coach = {
  readonly mode: Exclude<CoachMode, 'off'>
  /** It was asked and has not answered yet. */
  readonly isThinking: boolean
  /** It was asked, but its code could not be loaded. */
  readonly hasFailed: boolean
  readonly topic: CoachTopic | undefined
  /** The flaps lit by the lamp. */
  readonly advised: TileSet
  /** Asks about this moment; undefined if there is nothing to ask, and in mode `teach`. */
  readonly onAsk: (() => void) | undefined
  /** Called when the list of choices opens or closes over the table. */
  readonly onList: (isOpen: boolean) => void
}
