import { turnRecords, type MatchEvent } from '@/engine'
import { computerAt, peopleAmong, type SeatedMatch } from './player'

/**
 * Where the phone goes after a turn: to another person; nowhere, as the person who has it is next; or nowhere, as a
 * computer player is next.
 */
export type HandOn = 'other' | 'same' | 'computer'

/** The seat of the person who has the phone, the last one to play; undefined if only computer players have played. */
function holderOf(match: SeatedMatch, events: readonly MatchEvent[]): number | undefined {
  if (match.phase === 'turnOver' && !computerAt(match, match.seat)) return match.seat
  return turnRecords(match.setup, events).findLast(({ seat }) => !computerAt(match, seat))?.seat
}

/** Where the phone goes for the turn of this seat, after the turns that these events have ended. */
export function handOnTo(seat: number, match: SeatedMatch, events: readonly MatchEvent[]): HandOn {
  if (computerAt(match, seat)) return 'computer'
  if (peopleAmong(match.setup.players).length === 1) return 'same'
  return holderOf(match, events) === seat ? 'same' : 'other'
}
