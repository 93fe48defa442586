import { useEffect, useState } from 'react'
import { useLiveMatch } from './live-match'

/** A shorter delay is not noticeable. */
const SLOW_MS = 120

/** Whether saving a throw takes so long that the table should show that it is busy. */
export function useIsThrowSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A subscription and not a selector, so that a quick save does not re-render the table.
    const unsubscribe = useLiveMatch.subscribe(({ saving }) => {
      clearTimeout(timer)
      if (saving === 'diceRolled') timer = setTimeout(() => setIsSlow(true), SLOW_MS)
      else setIsSlow(false)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [])
  return isSlow
}
