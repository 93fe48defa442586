/** Plays matches in the live store, dice forced through events, before a screen is opened on them. */
import type { MatchEvent, Rules } from '../../engine'
import type { PlayedMatch } from '../../model/played-match'
import { beginMatch, recordEvent, useLiveMatch } from '../../state/table/live-match'
import { announced, passed, seatsOf, turnLeaving, type ScriptedTurn } from './scripted-match'

export function liveMatch(): PlayedMatch {
  const { live } = useLiveMatch.getState()
  if (!live) throw new Error('No match is on the table')
  return live
}

/** Puts a match on the table. */
export async function begin(names: readonly string[], rules: Rules): Promise<void> {
  const begun = await beginMatch({ rules, players: seatsOf(names) })
  if (!begun.ok) throw new Error(begun.error)
}

/** Plays these events, every one of which must be accepted. */
export async function record(...events: readonly MatchEvent[]): Promise<void> {
  for (const event of events) {
    const refused = await recordEvent(event)
    if (refused) throw new Error(`${event.type}: ${refused}`)
  }
}

/** Plays one turn after the other, handing the phone on in between but not after the last one. */
export async function recordTurns(...turns: readonly ScriptedTurn[]): Promise<void> {
  for (const turn of turns) {
    const { sign, leaving } = 'leaving' in turn ? turn : { sign: 'add' as const, leaving: turn }
    if (liveMatch().match.phase === 'turnOver') await record(passed)
    if (liveMatch().match.phase === 'announcing') await record(announced(sign))
    await record(...turnLeaving(liveMatch().match, leaving))
  }
}
