import type { Result } from '@/engine'
import { crc32 } from './crc32'
import { parseJson } from './safe-json'
import { migrate, type SaveKind } from './save-kinds'

export type Save = { readonly counter: number; readonly data: unknown }

export type SaveError = 'not-a-save' | 'damaged' | 'version-unknown'

const SHAPE = /^shut-the-box (\d{1,9}) (\d{1,15}) ([0-9a-f]{8}) /

/**
 * On iOS the store keeps values of up to 1024 characters in one file for all, and writes the whole of it
 * whenever one of them changes: with thousands of matches every throw would pay for them. Longer ones get a
 * file each. JSON takes blanks at its end for nothing.
 */
const LEAST_BODY = 1025

/** A save of this kind as text: version, counter and checksum in front of the data. */
export function writeSave({ version }: SaveKind, { counter, data }: Save): string {
  const body = JSON.stringify(data).padEnd(LEAST_BODY)
  return `shut-the-box ${version} ${counter} ${crc32(`${counter} ${body}`)} ${body}`
}

/** The data of a save, brought to the version of its kind; or why it cannot be read. */
export function readSave(text: string, kind: SaveKind): Result<Save, SaveError> {
  const head = SHAPE.exec(text)
  if (!head) return { ok: false, error: 'not-a-save' }
  const [whole, version, counter, checksum] = head
  const body = text.slice(whole.length)
  if (crc32(`${counter} ${body}`) !== checksum) return { ok: false, error: 'damaged' }
  const parsed = parseJson(body)
  if (!parsed.ok) return { ok: false, error: 'damaged' }
  const migrated = migrate(parsed.value, Number(version), kind)
  return migrated.ok
    ? { ok: true, value: { counter: Number(counter), data: migrated.value } }
    : migrated
}
