import { useEffect, useState } from 'react'
import { useLiveMatch, type LiveMatch } from './live-match'

/** Longer than anything on the table moves. */
const REST_MS = 1500

/**
 * The match on the table, for a screen that may lie behind it: there it is drawn anew only once the table
 * has come to rest, or it would take its time from the dice and flaps.
 */
export function useRestingMatch(isInFront: boolean): LiveMatch | undefined {
  const [seen, setSeen] = useState(() => useLiveMatch.getState().live)
  useEffect(() => {
    const look = () => setSeen(useLiveMatch.getState().live)
    look()
    if (isInFront) return useLiveMatch.subscribe(look)
    let rest: ReturnType<typeof setTimeout> | undefined
    const leave = useLiveMatch.subscribe(() => {
      clearTimeout(rest)
      rest = setTimeout(look, REST_MS)
    })
    return () => {
      leave()
      clearTimeout(rest)
    }
  }, [isInFront])
  return seen
}
