/** Matches played by script, with the events that led to them. */
import { startMatch, type MatchEvent, type Rules } from '../../engine'
import type { SeatedMatch } from '../../model/player'
import {
  after,
  announced,
  passed,
  players,
  seatsOf,
  turnLeaving,
  type ScriptedTurn,
} from './scripted-match'

/** Plays one turn after the other, for so many players or for these names. */
export function scripted(
  rules: Rules,
  who: number | readonly string[],
  ...turns: readonly ScriptedTurn[]
) {
  const setup = { rules, players: typeof who === 'number' ? players(who) : seatsOf(who) }
  const started = startMatch(setup)
  if (!started.ok) throw new Error(`The match did not start: ${started.error}`)
  let match: SeatedMatch = started.value
  const events: MatchEvent[] = []
  const play = (...more: readonly MatchEvent[]) => {
    match = after(match, ...more)
    events.push(...more)
  }
  for (const turn of turns) {
    const { sign, leaving } = 'leaving' in turn ? turn : { sign: 'add' as const, leaving: turn }
    if (match.phase === 'turnOver') play(passed)
    if (match.phase === 'announcing') play(announced(sign))
    play(...turnLeaving(match, leaving))
  }
  return { setup, events, match }
}
