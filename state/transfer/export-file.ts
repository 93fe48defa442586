import { is, looseObject, optional, unknown } from 'valibot'
import { listKeys, readKeys } from '@/device/storage'
import type { KeyValue } from '@/device/stored'
import type { PlayedMatch } from '@/model/played-match'
import { unsavedMatches } from '../history/history'
import { isMatchKey, MATCH_BATCH_SIZE } from '../history/match-store'
import { usePeople } from '../people/people'
import { matchData } from '../saves/match-data'
import { SAVE_KINDS } from '../saves/save-kinds'
import { editSave, readSave } from '../saves/save-text'
import { readSetAside } from '../saves/set-aside'
import { useLiveMatch } from '../table/live-match'

/** Marks a file as an export of this app. */
export const EXPORT_APP = 'shut-the-box'

/** The data of every match in the history, and the stored text of those that cannot be read. */
async function readHistory(): Promise<{ matches: unknown[]; unread: KeyValue[] }> {
  const keys = (await listKeys()).filter(isMatchKey).sort()
  const matches: unknown[] = []
  const unread: KeyValue[] = []
  for (let from = 0; from < keys.length; from += MATCH_BATCH_SIZE)
    for (const pair of (await readKeys(keys.slice(from, from + MATCH_BATCH_SIZE))).found) {
      const save = readSave(pair.value, SAVE_KINDS.match)
      if (save.ok) matches.push(save.value.data)
      else unread.push(pair)
    }
  return { matches, unread }
}

/** Matches that the history does not have, or only in an earlier state. */
function newerMatches(): readonly PlayedMatch[] {
  const { live } = useLiveMatch.getState()
  return [...unsavedMatches(), ...(live && live.events.length > 0 ? [live] : [])]
}

const MatchSchema = looseObject({
  seed: optional(unknown()),
  outcome: optional(unknown()),
})
const OverSchema = looseObject({ outcome: looseObject({}) })

/**
 * The data of a match as it leaves the phone: with its seed only if it is over, since the seed determines the
 * throws to come.
 */
function hideSeed(data: unknown): unknown {
  if (is(OverSchema, data) || !is(MatchSchema, data)) return data
  const { seed, ...rest } = data
  return rest
}

const SEED = /"seed":"[0-9a-f]{64}",?/g
/** The remains of a damaged seed: longer than any id. */
const PIECE_OF_SEED = /[0-9a-f]{17,}/g

/** The text of an unreadable save without seeds, as its match may not be over. */
const hideSeedsIn = (text: string): string =>
  editSave(text, (body) => body.replace(SEED, '').replace(PIECE_OF_SEED, ''))

/** Writes an export: people, all matches including the live one, and unreadable saves. */
export async function exportText(): Promise<string> {
  const { matches, unread } = await readHistory()
  const newer = new Map(newerMatches().map((played) => [played.id, matchData(played)]))
  return JSON.stringify({
    app: EXPORT_APP,
    version: SAVE_KINDS.export.version,
    exportedAt: Date.now(),
    people: usePeople.getState().people,
    matches: [...matches.filter((data) => !newer.has(idOf(data))), ...newer.values()].map(hideSeed),
    aside: [...(await readSetAside()), ...unread].map(({ key, value }) => ({
      key,
      value: hideSeedsIn(value),
    })),
  })
}

const idOf = (data: unknown): string => (data as { id?: string } | null)?.id ?? ''

/** The file name of an export made at this time: `shut-the-box-2026-11-16.json`. */
export const exportName = (time: Date): string =>
  `${EXPORT_APP}-${time.toISOString().slice(0, 10)}.json`
