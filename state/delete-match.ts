import type { HistoryEntry } from '@/model/history-entry'
import { removeMatches, useHistory } from './history/history'
import { clearTable, useLiveMatch } from './table/live-match'

/** How long a deletion can be undone. */
export const UNDO_MS = 8000

let timer: ReturnType<typeof setTimeout> | undefined

/** Removes the deleted match for good. */
async function finishDeletion(): Promise<void> {
  clearTimeout(timer)
  const { deleted } = useHistory.getState()
  if (!deleted) return
  // A match whose result nobody has opened still lies on the table, and would come back from there. One
  // that is being played on stays there, whatever becomes of its earlier state.
  const { live } = useLiveMatch.getState()
  if (live?.id === deleted.id && live.match.phase === 'matchOver') await clearTable()
  await removeMatches([deleted.id])
  // By now another one may be deleted.
  if (useHistory.getState().deleted === deleted) useHistory.setState({ deleted: undefined })
}

/** Deletes a match: it is hidden now and removed after a while. If the app is killed before, it stays. */
export async function deleteMatch(entry: HistoryEntry): Promise<void> {
  await finishDeletion()
  useHistory.setState({ deleted: entry })
  timer = setTimeout(() => void finishDeletion(), UNDO_MS)
}

export function undoDeletion(): void {
  clearTimeout(timer)
  useHistory.setState({ deleted: undefined })
}
