import { useEffect } from 'react'
import { atRest, IS_FETCHED } from '@/device/page'

/** Between the first screen, which comes next, and those that may be opened later. */
const LATER_MS = 1500

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

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
      for (const [index, fetchScreen] of screens.entries()) {
        if (index === 1) await sleep(LATER_MS)
        await atRest()
        if (!isWanted) return
        // It is fetched again when it is opened.
        await fetchScreen().catch(() => {})
      }
    }
    void fetchAll()
    return () => {
      isWanted = false
    }
  }, [isReady, screens])
}
