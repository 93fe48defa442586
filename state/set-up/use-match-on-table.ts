import { useEffect, useRef, useState } from 'react'
import { isUnfinished } from '@/model/played-match'
import { useLiveMatch } from '../table/live-match'
import { useDeferredLiveMatch } from '../table/use-deferred-live-match'

/** How many times the set-up was opened: at the start, and by coming back to it after a match was played. */
function useOpening(isFocused: boolean): number {
  const [opening, setOpening] = useState(1)
  const hasPlayed = useRef(false)
  useEffect(
    () =>
      useLiveMatch.subscribe(({ live }, before) => {
        if (live !== before.live) hasPlayed.current = true
      }),
    [],
  )
  useEffect(() => {
    if (!isFocused || !hasPlayed.current) return
    hasPlayed.current = false
    setOpening((before) => before + 1)
  }, [isFocused])
  return opening
}

/** What the set-up knows of the live match, for a screen that may be behind the table. */
export function useMatchOnTable(isFocused: boolean) {
  const live = useDeferredLiveMatch(isFocused)
  return {
    live,
    isMatchUnfinished: live !== undefined && isUnfinished(live),
    opening: useOpening(isFocused),
  }
}
