import { listKeys, readKey, readKeys, writeKey, type Entry } from '@/device/storage'
import { tell } from './notices'
import { crc32 } from './crc32'

const ASIDE = 'aside/'

/**
 * Keeps what cannot be read, untouched, under a key of its own, and tells the player: the same bytes
 * only once. False where even that could not be written, and nothing may be written over them.
 */
export async function setAside(key: string, text: string): Promise<boolean> {
  const aside = `${ASIDE}${key}/${text.length}-${crc32(text)}`
  if ((await readKey(aside)) === text) return true
  const written = await writeKey(aside, text)
  if (written.ok) tell('set-aside')
  return written.ok
}

/** Everything that was put aside, for the player to export. */
export async function readAside(): Promise<readonly Entry[]> {
  const keys = await listKeys()
  return (await readKeys(keys.filter((key) => key.startsWith(ASIDE)))).entries
}
