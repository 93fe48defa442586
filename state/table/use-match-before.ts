import { useState } from 'react'
import type { MatchEvent } from '@/engine'
import { withPlayers, type SeatedMatch } from '@/model/player'
import { matchBefore } from '@/model/table-view'

/** The match before its last event, remembered from when that was the last one. */
export function useMatchBefore(match: SeatedMatch, events: readonly MatchEvent[]): SeatedMatch {
  const [last, setLast] = useState({ match, events, before: match })
  if (last.events === events) return last.before
  const isNext = events.length === last.events.length + 1
  // Working it out anew takes as long as the match is.
  const before = isNext ? last.match : matchBefore(match, events)
  const next = { match, events, before: withPlayers(before, match.setup.players) }
  setLast(next)
  return next.before
}
