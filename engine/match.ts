import type { Rules } from './rules'
import type { TileSet } from './tile-set'

export type Player = { readonly name: string }

/** The rules and players of a match. Fields a player has besides the name are kept. */
export type MatchSetup<P extends Player = Player> = {
  readonly rules: Rules
  readonly players: readonly P[]
}

export const SIGNS = ['add', 'subtract'] as const
export type Sign = (typeof SIGNS)[number]

/** What a player did, in the past tense; a saved match is its set-up and its events. */
export type MatchEvent =
  | { readonly type: 'signAnnounced'; readonly sign: Sign }
  | { readonly type: 'diceRolled'; readonly dice: readonly number[] }
  | { readonly type: 'tilesShut'; readonly tiles: readonly number[] }
  | { readonly type: 'shutTakenBack' }
  | { readonly type: 'turnStopped' }
  | { readonly type: 'phonePassed' }

export type Outcome = {
  readonly winners: readonly number[]
  readonly payers: readonly number[]
  readonly out: readonly number[]
  readonly captain?: number
}

/** How a turn ended: by a throw without a legal move, a stop, or the last tile shut. */
export type TurnEnding =
  | { readonly by: 'no-move'; readonly dice: readonly number[] }
  | { readonly by: 'stop' }
  | { readonly by: 'shut' }

/** The fields that a match has in every phase. Seats count from 0, rounds from 1. */
export type MatchFields<P extends Player = Player> = {
  readonly setup: MatchSetup<P>
  readonly seat: number
  readonly round: number
  readonly open: TileSet
  /** Turn scores added up with their signs, by seat. */
  readonly totals: readonly number[]
  /** The scores of this round, by seat; null for a player without a finished turn in it. */
  readonly roundScores: readonly (number | null)[]
  /** The seats that are out, in the order they left. */
  readonly out: readonly number[]
  /** The round in which each seat of `out` left, in the same order. */
  readonly outRounds: readonly number[]
  /** Throws made so far in the match, which is the index of the next one. */
  readonly throws: number
  /** Chips by seat, in stakes only; they add up to zero. */
  readonly chips?: readonly number[]
  /** The number of tied rounds carried over to the next winner, in stakes only. */
  readonly carried?: number
  /** Whether this turn's score is added or subtracted, in target only. */
  readonly sign?: Sign
}

type TurnEnd = {
  readonly ending: TurnEnding
  readonly score: number
  /** The `carried` that the round which ends here was played for, in stakes only. */
  readonly carriedHere?: number
}

/** A match in one of its phases; `P` is the type of its players. */
export type Match<P extends Player = Player> =
  | (MatchFields<P> & { readonly phase: 'announcing' })
  | (MatchFields<P> & {
      readonly phase: 'rolling'
      /** The throw whose shut can still be taken back, and the tiles that were open before it. */
      readonly lastShut?: { readonly open: TileSet; readonly dice: readonly number[] }
    })
  | (MatchFields<P> & { readonly phase: 'shutting'; readonly dice: readonly number[] })
  | (MatchFields<P> &
      TurnEnd & {
        readonly phase: 'turnOver'
        /** The seat that plays the next turn, and its round. */
        readonly next: { readonly seat: number; readonly round: number }
      })
  | (MatchFields<P> & TurnEnd & { readonly phase: 'matchOver'; readonly outcome: Outcome })

export type Phase = Match['phase']
export type MatchIn<F extends Phase, P extends Player = Player> = Extract<Match<P>, { phase: F }>

/** Whether the turn is over, and the match with it or not. */
export const isTurnOver = <P extends Player>(
  match: Match<P>,
): match is MatchIn<'turnOver' | 'matchOver', P> =>
  match.phase === 'turnOver' || match.phase === 'matchOver'

export const SETUP_ERRORS = [
  'rules-not-playable',
  'too-few-players',
  'too-many-players',
  'name-empty',
  'name-too-long',
  'name-repeated',
] as const
export type SetupError = (typeof SETUP_ERRORS)[number]

export const VIOLATIONS = [
  'unknown-event',
  'match-over',
  'turn-over',
  'turn-not-over',
  'sign-not-announced',
  'sign-unknown',
  'nothing-to-announce',
  'first-turn-adds',
  'already-announced',
  'tiles-not-shut',
  'not-one-or-two-dice',
  'face-unknown',
  'dice-count-not-allowed',
  'dice-not-thrown',
  'not-a-move',
  'nothing-to-take-back',
  'stopping-not-allowed',
  'stop-before-first-throw',
] as const
export type Violation = (typeof VIOLATIONS)[number]
