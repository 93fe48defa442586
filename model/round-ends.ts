import { applyEvent, startMatch, type MatchEvent } from '@/engine'
import type { SeatedMatch, SeatedSetup } from './player'

type RoundEnd = SeatedMatch<'turnOver' | 'matchOver'>

/**
 * The match at the end of each of its rounds, in order; the end of the match may cut the last one short. Stops at the
 * first event that the rules do not allow.
 */
export function roundEnds(setup: SeatedSetup, events: readonly MatchEvent[]): RoundEnd[] {
  const ends: RoundEnd[] = []
  const started = startMatch(setup)
  if (!started.ok) return ends
  let match: SeatedMatch = started.value
  for (const event of events) {
    const applied = applyEvent(match, event)
    if (!applied.ok) return ends
    match = applied.value
    if (match.phase === 'matchOver') ends.push(match)
    if (match.phase === 'turnOver' && match.next.round > match.round) ends.push(match)
  }
  return ends
}
