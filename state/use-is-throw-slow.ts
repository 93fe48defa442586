import { useEffect, useState } from 'react'
import { useLiveMatch } from './live-match'

/** Longer than an eye takes for at once. */
const SLOW_MS = 120

/** Whether a throw has been on its way to the store for so long that something should move meanwhile. */
export function useIsThrowSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Heard, not rendered: nearly every save is over before the table could be drawn again.
    const stop = useLiveMatch.subscribe(({ saving }) => {
      clearTimeout(timer)
      if (saving === 'diceRolled') timer = setTimeout(() => setIsSlow(true), SLOW_MS)
      else setIsSlow(false)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return isSlow
}
