import { useState } from 'react'
import { isUnfinished } from '@/model/played-match'
import type { SeatedSetup } from '@/model/player'
import { beginMatch, useLiveMatch } from './live-match'
import { rotateSeats } from './rematch'

/** Begins a match of the same players and rules; asks before another that is on the table has to go. */
export function useRematch(setup: SeatedSetup, onBegun: () => void) {
  const [isWithoutEntropy, setWithoutEntropy] = useState(false)
  /** The seat that begins it, while that is asked. */
  const [asked, setAsked] = useState<number>()
  const begin = async (first: number) => {
    setAsked(undefined)
    const begun = await beginMatch(rotateSeats(setup, first))
    if (begun.ok) onBegun()
    else if (begun.error === 'no-entropy') setWithoutEntropy(true)
  }
  return {
    isWithoutEntropy,
    isAsked: asked !== undefined,
    begin: (first: number) => {
      const { live } = useLiveMatch.getState()
      if (live && isUnfinished(live)) setAsked(first)
      else void begin(first)
    },
    agree: () => void begin(asked ?? 0),
    refuse: () => setAsked(undefined),
  }
}
