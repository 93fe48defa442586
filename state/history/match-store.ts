import { askToPersist } from '@/device/persistence'
import { setSavedMark } from '@/device/saved-mark'
import { readKey, readKeys, removeKeys, writeKey, writeKeys } from '@/device/storage'
import type { WriteResult } from '@/device/write-queue'
import type { Result } from '@/engine'
import type { MatchError, PlayedMatch } from '@/model/played-match'
import { matchData, parseMatch } from '../saves/match-data'
import { showNotice } from '../saves/notices'
import { SAVE_KINDS } from '../saves/save-kinds'
import { readSave, writeSave, type SaveError } from '../saves/save-text'
import { setAside } from '../saves/set-aside'

const MATCHES = 'match/'

/** How many matches are read or written at a time, so that the app can render in between. */
export const MATCH_BATCH_SIZE = 50

export const isMatchKey = (key: string) => key.startsWith(MATCHES)
const keyOf = (id: string) => MATCHES + id
/** The key of a match's analysis, which is removed with the match. */
export const analysisKeyOf = (id: string) => `analysis/${id}`
export const idOf = (key: string) => key.slice(MATCHES.length)

const textOf = (played: PlayedMatch) =>
  writeSave(SAVE_KINDS.match, { counter: 0, data: matchData(played) })

/** Asks the browser to keep the saves as soon as there is a match to lose. */
async function keep(writing: Promise<WriteResult>): Promise<WriteResult> {
  const written = await writing
  if (written.ok) {
    setSavedMark()
    askToPersist()
  }
  return written
}

export const writeMatch = (played: PlayedMatch): Promise<WriteResult> =>
  keep(writeKey(keyOf(played.id), textOf(played)))

export const writeMatches = (matches: readonly PlayedMatch[]): Promise<WriteResult> =>
  keep(writeKeys(matches.map((played) => ({ key: keyOf(played.id), value: textOf(played) }))))

export const removeMatches = (ids: readonly string[]): Promise<WriteResult> =>
  removeKeys(ids.flatMap((id) => [keyOf(id), analysisKeyOf(id)]))

function parseText(id: string, text: string): Result<PlayedMatch, SaveError | MatchError> {
  const save = readSave(text, SAVE_KINDS.match)
  const parsed = save.ok ? parseMatch(save.value.data, 'save') : save
  return parsed.ok && parsed.value.id !== id ? { ok: false, error: 'not-a-match' } : parsed
}

/** Removes a match that cannot be read, if its bytes could be set aside. */
async function setAsideAndRemove(key: string, text: string): Promise<void> {
  if (await setAside(key, text)) await removeKeys([key])
}

/** A match of the history; undefined if there is none or it cannot be read. */
export async function readMatch(id: string): Promise<PlayedMatch | undefined> {
  const key = keyOf(id)
  const text = await readKey(key)
  if (text === undefined) return undefined
  const parsed = parseText(id, text)
  if (!parsed.ok) await setAsideAndRemove(key, text)
  return parsed.ok ? parsed.value : undefined
}

/** Those of the matches that can be read; the others are set aside. */
export async function readMatches(ids: readonly string[]): Promise<readonly PlayedMatch[]> {
  const matches: PlayedMatch[] = []
  const { found, unread } = await readKeys(ids.map(keyOf))
  if (unread) showNotice('set-aside')
  for (const { key, value } of found) {
    const parsed = parseText(idOf(key), value)
    if (parsed.ok) matches.push(parsed.value)
    else await setAsideAndRemove(key, value)
  }
  return matches
}
