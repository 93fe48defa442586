import { create } from 'zustand'
import { clearTable, useLiveMatch } from '../live-match'
import type { Entry } from './entry'
import { removeForGood, useHistory } from './history'

/** How long a deleted match can be brought back. */
export const UNDO_MS = 8000

type Store = {
  /** What was deleted and can still be brought back; it is in the store until then. */
  readonly deleted: Entry | undefined
}

export const useDeletion = create<Store>(() => ({ deleted: undefined }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Lets go of what was deleted. */
export async function finishDeletion(): Promise<void> {
  clearTimeout(timer)
  const { deleted } = useDeletion.getState()
  if (!deleted) return
  // A match whose result nobody has opened yet still lies on the table, and would come back from there;
  // one that is being played on stays, whatever becomes of its earlier state.
  const { live } = useLiveMatch.getState()
  if (live?.id === deleted.id && live.match.phase === 'matchOver') await clearTable()
  await removeForGood([deleted.id])
  // Hidden until it is gone; by then another may be on its way.
  if (useDeletion.getState().deleted === deleted) useDeletion.setState({ deleted: undefined })
}

/** Deletes a match, for good unless it is brought back in time. If the app is killed before, it stays. */
export async function deleteMatch(entry: Entry): Promise<void> {
  await finishDeletion()
  useDeletion.setState({ deleted: entry })
  timer = setTimeout(() => void finishDeletion(), UNDO_MS)
}

export function bringBack(): void {
  clearTimeout(timer)
  useDeletion.setState({ deleted: undefined })
}

/** What the history shows, newest first. */
export function useEntries(): readonly Entry[] {
  const entries = useHistory((store) => store.entries)
  const deleted = useDeletion((store) => store.deleted)
  return deleted ? entries.filter(({ id }) => id !== deleted.id) : entries
}
