import { useState } from 'react'
import { isUnfinished } from '@/model/played-match'
import { useLiveMatch } from './live-match'

/** Asks before a match that is not over has to leave the table for another. */
export function useReplaceLive() {
  const [asked, setAsked] = useState<{ readonly put: () => void }>()
  return {
    isAsked: asked !== undefined,
    /** Puts another match on the table by `put`, at once or when the player agrees. */
    replace: (put: () => void) => {
      const { live } = useLiveMatch.getState()
      if (live && isUnfinished(live)) setAsked({ put })
      else put()
    },
    agree: () => {
      setAsked(undefined)
      asked?.put()
    },
    refuse: () => setAsked(undefined),
  }
}
