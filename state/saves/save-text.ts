import type { Result } from '@/engine'
import { crc32 } from './crc32'
import { migrate, MIGRATIONS, SAVE_VERSION } from './migrations'
import { parseJson } from './safe-json'

export type Save = { readonly counter: number; readonly data: unknown }

export type SaveError = 'not-a-save' | 'damaged' | 'version-unknown'

const SHAPE = /^shut-the-box (\d{1,9}) (\d{1,15}) ([0-9a-f]{8}) /

/**
 * On iOS the store keeps values of up to 1024 characters in one file for all, and writes the whole of it
 * whenever one of them changes: with thousands of matches every throw would pay for them. Longer ones get a
 * file each. JSON takes blanks at its end for nothing.
 */
const LEAST_BODY = 1025

/** A save as text: version, counter and checksum in front of the data. */
export function writeSave({ counter, data }: Save): string {
  const body = JSON.stringify(data).padEnd(LEAST_BODY)
  return `shut-the-box ${SAVE_VERSION} ${counter} ${crc32(`${counter} ${body}`)} ${body}`
}

/** What a save says, brought to this version; or why it cannot be read. */
export function readSave(text: string, migrations = MIGRATIONS): Result<Save, SaveError> {
  const head = SHAPE.exec(text)
  if (!head) return { ok: false, error: 'not-a-save' }
  const [whole, version, counter, checksum] = head
  const body = text.slice(whole.length)
  if (crc32(`${counter} ${body}`) !== checksum) return { ok: false, error: 'damaged' }
  const parsed = parseJson(body)
  if (!parsed.ok) return { ok: false, error: 'damaged' }
  const migrated = migrate(parsed.value, Number(version), SAVE_VERSION, migrations)
  return migrated.ok
    ? { ok: true, value: { counter: Number(counter), data: migrated.value } }
    : migrated
}
