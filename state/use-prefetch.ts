import { useEffect } from 'react'
import { atRest, IS_FETCHED } from '@/device/page'

/** After the first screen has come to rest. */
const IDLE_MS = 1500

export type FetchScreen = () => Promise<unknown>

/**
 * Fetches the code of these screens one after the other, so that they open without a network; each
 * while nothing moves, because to run it takes longer than a frame.
 */
export function usePrefetch(isReady: boolean, screens: readonly FetchScreen[]): void {
  useEffect(() => {
    if (!isReady || !IS_FETCHED) return
    let isWanted = true
    const fetchAll = async () => {
      for (const fetchScreen of screens) {
        await atRest()
        if (!isWanted) return
        // It is fetched again when it is opened.
        await fetchScreen().catch(() => {})
      }
    }
    const timer = setTimeout(() => void fetchAll(), IDLE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isReady, screens])
}
