import type { Evaluation, Match, MatchEvent, TileSet } from '@/engine'

/** How much the coach says: nothing, what it is asked, or what it would have done after each choice. */
export const COACH_MODES = ['off', 'lamp', 'teach'] as const
export type CoachMode = (typeof COACH_MODES)[number]

/** What the coach speaks about: this moment, or the choice that was made just before. */
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
  /** It was asked, and has not answered yet. */
  readonly isThinking: boolean
  /** It was asked, and what it thinks with could not be loaded. */
  readonly hasFailed: boolean
  readonly topic: CoachTopic | undefined
  /** The flaps that the lamp shines on. */
  readonly advised: TileSet
  /** Asks about this moment; undefined where there is nothing to ask, and in teaching. */
  readonly onAsk: (() => void) | undefined
  /** Called when the list of choices covers the table, and when it no longer does. */
  readonly onList: (isOpen: boolean) => void
}
