import { listKeys, readKeys } from '@/device/storage'
import { usePeople } from '../people'
import { unkeptMatches } from '../history/history'
import { HANDFUL, isMatchKey } from '../history/match-store'
import { useLiveMatch } from '../live-match'
import { SAVE_VERSION } from '../saves/migrations'
import { matchData, type PlayedMatch } from '../saves/played-match'
import { readSave } from '../saves/save-text'
import { readAside } from '../saves/set-aside'

/** What says that a file is one of ours. */
export const EXPORT_APP = 'shut-the-box'

/** The data of every match in the history, as it was saved; what cannot be read is left to the aside. */
async function readHistory(): Promise<{ matches: unknown[]; unread: object[] }> {
  const keys = (await listKeys()).filter(isMatchKey).sort()
  const matches: unknown[] = []
  const unread: object[] = []
  for (let from = 0; from < keys.length; from += HANDFUL)
    for (const entry of (await readKeys(keys.slice(from, from + HANDFUL))).entries) {
      const save = readSave(entry.value)
      if (save.ok) matches.push(save.value.data)
      else unread.push(entry)
    }
  return { matches, unread }
}

/** What the history has not taken, or knows only an earlier state of. */
function beyondHistory(): readonly PlayedMatch[] {
  const { live } = useLiveMatch.getState()
  return [...unkeptMatches(), ...(live && live.events.length > 0 ? [live] : [])]
}

/** Everything that was ever played, the match on the table too, and what could not be read, as one text. */
export async function exportText(): Promise<string> {
  const { matches, unread } = await readHistory()
  const newer = new Map(beyondHistory().map((played) => [played.id, matchData(played)]))
  return JSON.stringify({
    app: EXPORT_APP,
    version: SAVE_VERSION,
    exportedAt: Date.now(),
    people: usePeople.getState().people,
    matches: [...matches.filter((data) => !newer.has(idOf(data))), ...newer.values()],
    aside: [...(await readAside()), ...unread],
  })
}

const idOf = (data: unknown): string => (data as { id?: string } | null)?.id ?? ''

/** The name of an export made at this time: `shut-the-box-2026-11-16.json`. */
export const exportName = (time: Date): string =>
  `${EXPORT_APP}-${time.toISOString().slice(0, 10)}.json`
