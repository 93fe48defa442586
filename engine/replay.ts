import { applyEvent } from './apply-event'
import type { Match, MatchEvent, MatchSetup, Player, SetupError, Violation } from './match'
import type { Result } from './result'
import { startMatch } from './start-match'

/** Returns the match after these events, or the code of the first set-up error or broken rule. */
export function replay<P extends Player>(
  setup: MatchSetup<P>,
  events: readonly MatchEvent[],
): Result<Match<P>, SetupError | Violation> {
  let played: Result<Match<P>, SetupError | Violation> = startMatch(setup)
  for (const event of events) {
    if (!played.ok) return played
    played = applyEvent(played.value, event)
  }
  return played
}
