import { askForShake } from '@/device/shake'
import { undoDeletionOf } from './delete-match'
import { goOnWith, useLiveMatch } from './table/live-match'
import { useReplaceLive } from './table/use-replace-live'

/** Goes on with a match that was left; asks before another that is on the table has to go. */
export function useGoOn(id: string, onTable: () => void) {
  const { replace, ...asking } = useReplaceLive()
  const put = async () => {
    // Only in the handler of a tap a browser lets us ask for motion.
    void askForShake()
    undoDeletionOf(id)
    if ((await goOnWith(id)).ok) onTable()
  }
  return {
    ...asking,
    goOn: () => (useLiveMatch.getState().live?.id === id ? void put() : replace(() => void put())),
  }
}
