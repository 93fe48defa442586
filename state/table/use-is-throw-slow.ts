import { useEffect, useState } from 'react'
import { useLiveMatch } from './live-match'

/** A shorter wait is not noticed. */
const SLOW_MS = 120

/** Whether saving a throw takes so long that something should move meanwhile. */
export function useIsThrowSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Subscribed, so that a quick save does not render the table.
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
