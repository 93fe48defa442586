import { turnRecords, type MatchEvent } from '@/engine'
import { computerAt, peopleAmong, type SeatedMatch } from './player'

/**
 * Where the phone goes after a turn: to somebody else; nowhere, because whoever has it is next; or nowhere,
 * because a computer player is next, who needs none.
 */
export type HandOn = 'other' | 'same' | 'computer'

/** The seat of the person who had the phone last; undefined if computer players have played alone so far. */
const holderOf = (match: SeatedMatch, events: readonly MatchEvent[]): number | undefined =>
  turnRecords(match.setup, events).findLast(({ seat }) => !computerAt(match, seat))?.seat

export function handOnOf(match: SeatedMatch<'turnOver'>, events: readonly MatchEvent[]): HandOn {
  const next = match.next.seat
  if (computerAt(match, next)) return 'computer'
  if (peopleAmong(match.setup.players).length === 1) return 'same'
  const holder = computerAt(match, match.seat) ? holderOf(match, events) : match.seat
  return holder === next ? 'same' : 'other'
}
