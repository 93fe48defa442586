import { turnRecords, type MatchEvent } from '@/engine'
import { computerAt, peopleAmong, type SeatedMatch } from './player'

/**
 * Where the phone goes after a turn: to somebody else; nowhere, because whoever has it is next; or nowhere,
 * because a computer player is next, who needs none.
 */
export type HandOn = 'other' | 'same' | 'computer'

/** The seat of the person who has played last, and has the phone; undefined if computer players have played alone so far. */
function holderOf(match: SeatedMatch, events: readonly MatchEvent[]): number | undefined {
  if (match.phase === 'turnOver' && !computerAt(match, match.seat)) return match.seat
  return turnRecords(match.setup, events).findLast(({ seat }) => !computerAt(match, seat))?.seat
}

/** Where the phone goes for the turn of this seat, after the turns that these events have brought to an end. */
export function handOnTo(seat: number, match: SeatedMatch, events: readonly MatchEvent[]): HandOn {
  if (computerAt(match, seat)) return 'computer'
  if (peopleAmong(match.setup.players).length === 1) return 'same'
  return holderOf(match, events) === seat ? 'same' : 'other'
}
