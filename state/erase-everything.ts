import { removeSavedMark } from '@/device/saved-mark'
import { listKeys, removeKeys } from '@/device/storage'
import { forget } from './forget'
import { afterHistoryWrites } from './history/history'
import { openSaves } from './open-saves'
import { removeSetUpLeftBehind } from './set-up/set-up'
import { afterStoppingImports } from './transfer/import-queue'

/** Few at a time, so that the store answers before a write counts as hanging. */
const ERASE_BATCH_SIZE = 200

/** Removes the keys batch by batch until one fails; returns how many were removed. */
async function removeInBatches(keys: readonly string[]): Promise<number> {
  for (let from = 0; from < keys.length; from += ERASE_BATCH_SIZE)
    if (!(await removeKeys(keys.slice(from, from + ERASE_BATCH_SIZE))).ok) return from
  return keys.length
}

/** Removes all keys; resolves to how much of that worked. */
async function removeAll(): Promise<'all' | 'some' | 'nothing'> {
  let removed = 0
  // Twice, since something may have been written while the keys were listed.
  for (let pass = 0; pass < 2; pass++) {
    const keys = await listKeys()
    const gone = await removeInBatches(keys)
    removed += gone
    if (gone < keys.length) return removed > 0 ? 'some' : 'nothing'
  }
  return 'all'
}

/**
 * Stops all imports, then removes all matches, people, settings and bytes set aside. Resolves to
 * false if some could not be removed: then the app shows what is left.
 */
export const eraseEverything = (): Promise<boolean> =>
  afterStoppingImports(async () => {
    const removed = await afterHistoryWrites(removeAll).catch(() => 'nothing')
    if (removed === 'nothing') return false
    if (removed === 'all') removeSavedMark()
    removeSetUpLeftBehind()
    forget()
    await openSaves()
    return removed === 'all'
  })
