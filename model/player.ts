import type { ComputerPlayer, MatchIn, MatchSetup, Phase } from '@/engine'
import type { PlayerColour } from './colours'

/** A player in a match. The id stays the same when the name changes. */
export type SeatedPlayer = {
  readonly id: string
  readonly name: string
  readonly colour: PlayerColour
  /** Which computer player this is; absent for a person. */
  readonly computer?: ComputerPlayer | undefined
}

export type NameAndColour = Pick<SeatedPlayer, 'name' | 'colour'>

/** What a badge needs of a player: it shows a person's initial, or a computer player's face. */
export type Badge = Pick<SeatedPlayer, 'name' | 'colour' | 'computer'>

/** The players who are people. */
export const peopleAmong = <P extends Pick<SeatedPlayer, 'computer'>>(
  players: readonly P[],
): readonly P[] => players.filter(({ computer }) => computer === undefined)

export type SeatedSetup = MatchSetup<SeatedPlayer>

/** A match of seated players, in any phase or in the given ones. */
export type SeatedMatch<F extends Phase = Phase> = MatchIn<F, SeatedPlayer>

/** The name of the player in this seat. */
export const nameAt = (match: SeatedMatch, seat: number): string => match.setup.players[seat]!.name

/** Which computer player is in this seat, if any. */
export const computerAt = (match: SeatedMatch, seat: number): ComputerPlayer | undefined =>
  match.setup.players[seat]!.computer

/**
 * Which of the people sits here, from 0, so that the table can be turned towards them; for a computer player it
 * stays as it was for the person before.
 */
export const personAt = ({ setup: { players } }: SeatedMatch, seat: number): number =>
  Math.max(0, peopleAmong(players.slice(0, seat + 1)).length - 1)

/** The match with its players replaced, seat by seat. */
export const withPlayers = <M extends SeatedMatch>(
  match: M,
  players: readonly SeatedPlayer[],
): M => ({ ...match, setup: { ...match.setup, players } })
