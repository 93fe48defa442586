import { readKey, readKeys, removeKeys, writeKey, writeKeys, type Written } from '@/device/storage'
import type { Result } from '@/engine'
import type { MatchError, PlayedMatch } from '@/model/played-match'
import { matchData, parseMatch } from '../saves/match-data'
import { tell } from '../saves/notices'
import { SAVE_KINDS } from '../saves/save-kinds'
import { readSave, writeSave, type SaveError } from '../saves/save-text'
import { setAside } from '../saves/set-aside'

const MATCHES = 'match/'

/** Matches are read and written so many at a time, so that nothing else waits long. */
export const HANDFUL = 50

export const isMatchKey = (key: string) => key.startsWith(MATCHES)
const keyOf = (id: string) => MATCHES + id
export const idOf = (key: string) => key.slice(MATCHES.length)

const textOf = (played: PlayedMatch) =>
  writeSave(SAVE_KINDS.match, { counter: 0, data: matchData(played) })

export const writeMatch = (played: PlayedMatch): Promise<Written> =>
  writeKey(keyOf(played.id), textOf(played))

export const writeMatches = (matches: readonly PlayedMatch[]): Promise<Written> =>
  writeKeys(matches.map((played) => ({ key: keyOf(played.id), value: textOf(played) })))

export const removeMatches = (ids: readonly string[]): Promise<Written> =>
  removeKeys(ids.map(keyOf))

function parseText(id: string, text: string): Result<PlayedMatch, SaveError | MatchError> {
  const save = readSave(text, SAVE_KINDS.match)
  const parsed = save.ok ? parseMatch(save.value.data) : save
  return parsed.ok && parsed.value.id !== id ? { ok: false, error: 'not-a-match' } : parsed
}

/** Removes a match that cannot be read, once its bytes have been put aside. */
async function moveAside(key: string, text: string): Promise<void> {
  if (await setAside(key, text)) await removeKeys([key])
}

/** A match of the history, or undefined where there is none that can be read. */
export async function readMatch(id: string): Promise<PlayedMatch | undefined> {
  const key = keyOf(id)
  const text = await readKey(key)
  if (text === undefined) return undefined
  const parsed = parseText(id, text)
  if (!parsed.ok) await moveAside(key, text)
  return parsed.ok ? parsed.value : undefined
}

/** Those of a handful that can be read; what cannot is put aside. */
export async function readMatches(ids: readonly string[]): Promise<readonly PlayedMatch[]> {
  const matches: PlayedMatch[] = []
  const { entries, unread } = await readKeys(ids.map(keyOf))
  if (unread) tell('set-aside')
  for (const { key, value } of entries) {
    const parsed = parseText(idOf(key), value)
    if (parsed.ok) matches.push(parsed.value)
    else await moveAside(key, value)
  }
  return matches
}
