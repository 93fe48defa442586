import { listKeys, readKey, readKeys, writeKey } from '@/device/storage'
import type { KeyValue } from '@/device/stored'
import { showNotice } from './notices'
import { crc32 } from './crc32'

const ASIDE_PREFIX = 'aside/'

/**
 * Copies an unreadable save, unchanged, to a key of its own and shows a notice; the same text only once.
 * Resolves to false if it could not be written: then the original must not be overwritten.
 */
export async function setAside(key: string, text: string): Promise<boolean> {
  const asideKey = `${ASIDE_PREFIX}${key}/${text.length}-${crc32(text)}`
  if ((await readKey(asideKey)) === text) return true
  const written = await writeKey(asideKey, text)
  if (written.ok) showNotice('set-aside')
  return written.ok
}

/** The key that a save had before it was set aside; other keys stay as they are. */
export const originalKey = (key: string): string =>
  key.startsWith(ASIDE_PREFIX) ? key.slice(ASIDE_PREFIX.length, key.lastIndexOf('/')) : key

/** Everything that was set aside, for the export. */
export async function readSetAside(): Promise<readonly KeyValue[]> {
  const keys = await listKeys()
  return (await readKeys(keys.filter((key) => key.startsWith(ASIDE_PREFIX)))).found
}
