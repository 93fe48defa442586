import { listKeys, readKeys, writeKey, type Entry } from '@/device/storage'
import { crc32 } from './crc32'

const ASIDE = 'aside/'

/** Keeps what cannot be read, untouched, under a key of its own: the same bytes only once. */
export const setAside = (key: string, text: string) =>
  writeKey(`${ASIDE}${key}/${text.length}-${crc32(text)}`, text)

/** Everything that was put aside, for the player to export. */
export async function listAside(): Promise<readonly Entry[]> {
  const keys = await listKeys()
  return readKeys(keys.filter((key) => key.startsWith(ASIDE)))
}
