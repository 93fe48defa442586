import type { Written } from '@/device/storage'
import { tell, untell } from '../notices'

/** Waits for a save, and tells the player if it failed; the next one that succeeds takes that back. */
export async function saveOrTell(save: Promise<Written>): Promise<boolean> {
  const written = await save
  if (written.ok) untell('not-saved')
  else tell('not-saved')
  return written.ok
}
