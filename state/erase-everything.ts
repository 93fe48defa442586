import { removeSavedMark } from '@/device/saved-mark'
import { listKeys, removeKeys } from '@/device/storage'
import { forget } from './forget'
import { afterHistoryWrites } from './history/history'
import { openSaves } from './open-saves'

/** So few at a time that the store answers before a write counts as hanging. */
const ERASE_BATCH_SIZE = 200

/** Removes the keys batch by batch until one fails; returns how many are gone. */
async function removeInBatches(keys: readonly string[]): Promise<number> {
  for (let from = 0; from < keys.length; from += ERASE_BATCH_SIZE)
    if (!(await removeKeys(keys.slice(from, from + ERASE_BATCH_SIZE))).ok) return from
  return keys.length
}

/**
 * Removes all matches, people, settings and bytes set aside. Resolves to false if some could not be
 * removed: then the app shows what is left.
 */
export async function eraseEverything(): Promise<boolean> {
  let isComplete = false
  try {
    await afterHistoryWrites(async () => {
      const keys = await listKeys()
      const removed = await removeInBatches(keys)
      if (removed === 0 && keys.length > 0) throw new Error('nothing was removed')
      isComplete = removed === keys.length
    })
  } catch {
    return false
  }
  if (isComplete) removeSavedMark()
  forget()
  await openSaves()
  return isComplete
}
