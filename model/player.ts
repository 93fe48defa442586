import type { MatchIn, MatchSetup, Phase } from '@/engine'
import type { PlayerColour } from './colours'

/** A player in a match. The id stays the same when the name changes. */
export type SeatedPlayer = {
  readonly id: string
  readonly name: string
  readonly colour: PlayerColour
}

/** What a badge shows of a player. */
export type NameAndColour = Pick<SeatedPlayer, 'name' | 'colour'>

export type SeatedSetup = MatchSetup<SeatedPlayer>

/** A match of seated players, in any phase or in the given ones. */
export type SeatedMatch<F extends Phase = Phase> = MatchIn<F, SeatedPlayer>

/** The name of the player in this seat. */
export const nameAt = (match: SeatedMatch, seat: number): string => match.setup.players[seat]!.name

/** The match with its players replaced, seat by seat. */
export const withPlayers = <M extends SeatedMatch>(
  match: M,
  players: readonly SeatedPlayer[],
): M => ({ ...match, setup: { ...match.setup, players } })
