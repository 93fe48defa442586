import { useEffect, useState } from 'react'
import type { PlayedMatch } from '@/model/played-match'
import { useLiveMatch } from './live-match'

/** By then even a shut box has come to rest: its light, its lid and most of its confetti. */
const DELAY_MS = 5000

/**
 * The live match, for a screen that may be behind the table: there it updates only when dice and
 * flaps lie still, since rendering that screen would make them stutter.
 */
export function useDeferredLiveMatch(isFocused: boolean): PlayedMatch | undefined {
  const [match, setMatch] = useState(() => useLiveMatch.getState().live)
  useEffect(() => {
    const update = () => setMatch(useLiveMatch.getState().live)
    if (isFocused) update()
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = useLiveMatch.subscribe(({ live }, before) => {
      clearTimeout(timer)
      // The table of a match that was begun here is about to cover this screen, which stays as it is.
      const isBegun = live !== undefined && live.id !== before.live?.id
      if (isFocused && !isBegun) update()
      else timer = setTimeout(update, DELAY_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [isFocused])
  return match
}
