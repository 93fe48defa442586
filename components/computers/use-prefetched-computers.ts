import { useEffect } from 'react'

/** After the first screen and the code of the others. */
const IDLE_MS = 4000

const PARTS = [
  () => import('./computer-sheet'),
  () => import('./computer-face'),
  () => import('@/engine/computer-players/choosing'),
]

/** Fetches all that computer players need, which no screen has loaded, so that they sit down without a network. */
export function usePrefetchedComputers(): void {
  useEffect(() => {
    // What cannot be fetched now is fetched again when it is needed.
    const fetchAll = () => PARTS.forEach((fetchPart) => void fetchPart().catch(() => {}))
    const timer = setTimeout(fetchAll, IDLE_MS)
    return () => clearTimeout(timer)
  }, [])
}
