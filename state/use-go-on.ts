import { askForShake } from '@/device/shake'
import { undoDeletionOf } from './delete-match'
import { goOnWith, useLiveMatch } from './table/live-match'
import { useReplaceLive } from './table/use-replace-live'

/** Continues an abandoned match; asks first if another match on the table would have to go. */
export function useGoOn(id: string, onTable: () => void) {
  const { replace, ...asking } = useReplaceLive()
  const put = async () => {
    // Browsers allow a request for motion only in the handler of a tap.
    void askForShake()
    undoDeletionOf(id)
    if ((await goOnWith(id)).ok) onTable()
  }
  return {
    ...asking,
    goOn: () => (useLiveMatch.getState().live?.id === id ? void put() : replace(() => void put())),
  }
}
