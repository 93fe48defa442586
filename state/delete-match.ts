import type { HistoryEntry } from '@/model/history-entry'
import { removeMatches, useHistory } from './history/history'
import { clearTable, useLiveMatch } from './table/live-match'

/** How long a deletion can be undone. */
export const UNDO_MS = 8000

let timer: ReturnType<typeof setTimeout> | undefined

/** Removes the deleted match from storage. */
async function finishDeletion(): Promise<void> {
  clearTimeout(timer)
  const { deleted } = useHistory.getState()
  if (!deleted) return
  // A finished match whose result was not opened yet is still the live match, and would be saved again from
  // there. An unfinished live match stays: only its earlier state is deleted.
  const { live } = useLiveMatch.getState()
  if (live?.id === deleted.id && live.match.phase === 'matchOver') await clearTable()
  await removeMatches([deleted.id])
  // The player may have deleted another match in the meantime.
  if (useHistory.getState().deleted === deleted) useHistory.setState({ deleted: undefined })
}

/** Hides a match now and removes it after `UNDO_MS`, unless the app is killed first. */
export async function deleteMatch(entry: HistoryEntry): Promise<void> {
  await finishDeletion()
  useHistory.setState({ deleted: entry })
  holdDeletion(false)
}

/** While it is held, as by a keyboard that has the focus on Undo, a deletion can be undone for longer. */
export function holdDeletion(isHeld: boolean): void {
  clearTimeout(timer)
  if (!isHeld && useHistory.getState().deleted)
    timer = setTimeout(() => void finishDeletion(), UNDO_MS)
}

export function undoDeletion(): void {
  clearTimeout(timer)
  useHistory.setState({ deleted: undefined })
}

/** Undoes the deletion of a match that goes on, which must not be removed later. */
export function undoDeletionOf(id: string): void {
  if (useHistory.getState().deleted?.id === id) undoDeletion()
}
