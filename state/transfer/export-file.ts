import { listKeys, readKeys } from '@/device/storage'
import type { PlayedMatch } from '@/model/played-match'
import { unsavedMatches } from '../history/history'
import { HANDFUL, isMatchKey } from '../history/match-store'
import { usePeople } from '../people/people'
import { matchData } from '../saves/match-data'
import { SAVE_KINDS } from '../saves/save-kinds'
import { readSave } from '../saves/save-text'
import { readAside } from '../saves/set-aside'
import { useLiveMatch } from '../table/live-match'

/** Marks a file as an export of this app. */
export const EXPORT_APP = 'shut-the-box'

/** The data of every match in the history, and the bytes of those that cannot be read. */
async function readHistory(): Promise<{ matches: unknown[]; unread: object[] }> {
  const keys = (await listKeys()).filter(isMatchKey).sort()
  const matches: unknown[] = []
  const unread: object[] = []
  for (let from = 0; from < keys.length; from += HANDFUL)
    for (const entry of (await readKeys(keys.slice(from, from + HANDFUL))).entries) {
      const save = readSave(entry.value, SAVE_KINDS.match)
      if (save.ok) matches.push(save.value.data)
      else unread.push(entry)
    }
  return { matches, unread }
}

/** Matches that the history does not have, or has only an earlier state of. */
function newerMatches(): readonly PlayedMatch[] {
  const { live } = useLiveMatch.getState()
  return [...unsavedMatches(), ...(live && live.events.length > 0 ? [live] : [])]
}

/** Everything that was ever played, the match on the table too, and what could not be read, as one text. */
export async function exportText(): Promise<string> {
  const { matches, unread } = await readHistory()
  const newer = new Map(newerMatches().map((played) => [played.id, matchData(played)]))
  return JSON.stringify({
    app: EXPORT_APP,
    version: SAVE_KINDS.export.version,
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
