/** Matches that are played to their end by choices at random. */
import {
  applyEvent,
  diceCounts,
  legalMoves,
  startMatch,
  tilesOf,
  type Match,
  type MatchEvent,
  type Rules,
} from '../../engine'
import { players } from './scripted-match'
import type { Random } from './seeded-random'

function someEvent(random: Random, match: Match): MatchEvent {
  const { rules } = match.setup
  switch (match.phase) {
    case 'announcing':
      return { type: 'signAnnounced', sign: random.pick(['add', 'subtract']) }
    case 'shutting':
      return {
        type: 'tilesShut',
        tiles: tilesOf(random.pick(legalMoves(rules, match.open, match.dice))),
      }
    case 'rolling': {
      if (match.lastShut && random.below(20) === 0) return { type: 'shutTakenBack' }
      if (match.lastShut && rules.mayStop && random.below(6) === 0) return { type: 'turnStopped' }
      const count = random.pick(diceCounts(rules, match.open))
      return { type: 'diceRolled', dice: Array.from({ length: count }, () => 1 + random.below(6)) }
    }
    default:
      return { type: 'phonePassed' }
  }
}

/** A match of so many players that is over. */
export function randomMatch(random: Random, rules: Rules, count: number) {
  const setup = { rules, players: players(count) }
  const started = startMatch(setup)
  if (!started.ok) throw new Error(started.error)
  const events: MatchEvent[] = []
  let match: Match = started.value
  while (match.phase !== 'matchOver') {
    const event = someEvent(random, match)
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(applied.error)
    events.push(event)
    match = applied.value
  }
  return { setup, events, match }
}
