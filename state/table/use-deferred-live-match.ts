import { useEffect, useState } from 'react'
import type { PlayedMatch } from '@/model/played-match'
import { useLiveMatch } from './live-match'

/** Longer than any animation on the table. */
const DELAY_MS = 1500

/**
 * The live match, for a screen that may be behind the table: there it updates only after the
 * animations on the table have ended, since rendering that screen would make dice and flaps
 * stutter.
 */
export function useDeferredLiveMatch(isFocused: boolean): PlayedMatch | undefined {
  const [match, setMatch] = useState(() => useLiveMatch.getState().live)
  useEffect(() => {
    const update = () => setMatch(useLiveMatch.getState().live)
    update()
    if (isFocused) return useLiveMatch.subscribe(update)
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = useLiveMatch.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(update, DELAY_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [isFocused])
  return match
}
