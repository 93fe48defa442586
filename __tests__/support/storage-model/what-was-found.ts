import { hexToBytes } from '@noble/hashes/utils.js'
import { throwDice, writeEvents } from '@/engine'
import { entryOf } from '@/model/history-entry'
import type { PlayedMatch } from '@/model/played-match'
import { findMatch, openHistory, useHistory } from '@/state/history/history'
import { useLiveMatch } from '@/state/table/live-match'
import { useNotices } from '@/state/saves/notices'
import type { Change } from './disk'
import type { Moment } from './recording'
import type { Throws } from './session'

const briefly = (played: PlayedMatch | undefined) =>
  played ? `${played.id} ${played.seed} ${writeEvents(played.events)}` : 'nothing'

/** Whether a call was about to put this match on the table, as it stands in its bytes. */
const isBeingWritten = ({ id, events }: PlayedMatch, change: Change | undefined) =>
  change?.kind === 'set' &&
  change.entries.some(
    ([key, value]) =>
      key.includes('live/') &&
      value.includes(`"id":"${id}"`) &&
      value.includes(`"events":"${writeEvents(events)}"`),
  )

/** What is wrong with the match on the table. */
function tableFault({ shown, played, table }: Moment): string | undefined {
  const { live } = useLiveMatch.getState()
  if (live && isBeingWritten(live, table)) return undefined
  if (shown) return briefly(live) === briefly(shown) ? undefined : `table has ${briefly(live)}`
  // The table was cleared: its match may lie there until the disk knows.
  return !live || briefly(played.get(live.id)) === briefly(live)
    ? undefined
    : `table has ${briefly(live)}`
}

/** The dice that fall next are those that fell next before the kill. */
function throwFault(throws: Throws): string | undefined {
  const { live } = useLiveMatch.getState()
  const next = live && throws.get(live.id)?.[live.match.throws]
  if (!next || next.length === 0) return undefined
  const again = throwDice(hexToBytes(live.seed!), live.match.throws, next.length === 1 ? 1 : 2)
  return String(again) === String(next) ? undefined : `${String(again)} for ${String(next)}`
}

/** What is wrong with one match that somebody has played. */
async function matchFault(shown: PlayedMatch): Promise<string | undefined> {
  const { live } = useLiveMatch.getState()
  const entries = useHistory.getState().entries.filter(({ id }) => id === shown.id)
  const isOnTable = live?.id === shown.id
  if (isOnTable && live.match.phase !== 'matchOver') return undefined
  if (entries.length !== 1) return `${shown.id} is ${entries.length} times in the history`
  const newest = isOnTable ? live : shown
  if (briefly(await findMatch(shown.id)) !== briefly(newest))
    return `history lost ${briefly(shown)}`
  return JSON.stringify(entries[0]) === JSON.stringify(entryOf(newest))
    ? undefined
    : `stale entry of ${shown.id}`
}

/** Looks through everything that was found after a kill: undefined, or the first thing that is wrong. */
export async function whatIsWrong(moment: Moment, throws: Throws): Promise<string | undefined> {
  const wrong = tableFault(moment) ?? throwFault(throws)
  if (wrong) return wrong
  if (!(await openHistory())) return 'history does not open'
  for (const shown of moment.played.values()) {
    const fault = await matchFault(shown)
    if (fault) return fault
  }
  const { entries } = useHistory.getState()
  if (entries.some(({ id }) => !moment.played.has(id) && id !== useLiveMatch.getState().live?.id))
    return 'somebody else’s match'
  return useNotices.getState().notices.find((notice) => notice !== 'set-aside')
}
