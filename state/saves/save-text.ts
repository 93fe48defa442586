import type { Result } from '@/engine'
import { crc32 } from './crc32'
import { parseJson } from './safe-json'
import { migrate, type SaveKind } from './save-kinds'

export type Save = { readonly counter: number; readonly data: unknown }

export type SaveError = 'not-a-save' | 'damaged' | 'version-unknown'

/** Counters are below this, so that they are exact; after the last one they start again at 0. */
export const COUNTERS = 9e15

const HEADER = /^shut-the-box (\d{1,9}) (\d{1,16}) ([0-9a-f]{8}) /

/**
 * On iOS the storage keeps all values of up to 1024 characters in one file, and rewrites that file whenever
 * one of them changes: with thousands of matches every throw would be slow. Longer values get their own file,
 * so shorter ones are padded with spaces, which JSON ignores at the end.
 */
const MIN_BODY_LENGTH = 1025

/** Writes a save of this kind as text: version, counter and checksum, then the data as JSON. */
export function writeSave({ version }: SaveKind, { counter, data }: Save): string {
  const body = JSON.stringify(data).padEnd(MIN_BODY_LENGTH)
  return `shut-the-box ${version} ${counter} ${crc32(`${counter} ${body}`)} ${body}`
}

/** Reads a save and migrates it to the current version, or returns why it cannot be read. */
export function readSave(text: string, kind: SaveKind): Result<Save, SaveError> {
  const head = HEADER.exec(text)
  if (!head) return { ok: false, error: 'not-a-save' }
  const [whole, version, counter, checksum] = head
  if (Number(counter) >= COUNTERS) return { ok: false, error: 'not-a-save' }
  const body = text.slice(whole.length)
  if (crc32(`${counter} ${body}`) !== checksum) return { ok: false, error: 'damaged' }
  const parsed = parseJson(body)
  if (!parsed.ok) return { ok: false, error: 'damaged' }
  const migrated = migrate(parsed.value, Number(version), kind)
  return migrated.ok
    ? { ok: true, value: { counter: Number(counter), data: migrated.value } }
    : migrated
}

/** Changes the body of a save. A correct checksum is kept correct, a wrong one stays wrong. */
export function editSave(text: string, edit: (body: string) => string): string {
  const head = HEADER.exec(text)
  if (!head) return edit(text)
  const [whole, version, counter, checksum] = head
  const body = text.slice(whole.length)
  const edited = edit(body)
  return crc32(`${counter} ${body}`) === checksum
    ? `shut-the-box ${version} ${counter} ${crc32(`${counter} ${edited}`)} ${edited}`
    : whole + edited
}
