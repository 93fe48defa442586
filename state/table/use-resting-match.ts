import { useEffect, useState } from 'react'
import type { PlayedMatch } from '@/model/played-match'
import { useLiveMatch } from './live-match'

/** Longer than anything on the table moves. */
const REST_MS = 1500

/**
 * The live match, for a screen that may lie behind the table: there it changes only once nothing moves on
 * the table any more, since drawing that screen would make dice and flaps stutter.
 */
export function useRestingMatch(isInFront: boolean): PlayedMatch | undefined {
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
