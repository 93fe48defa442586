import { useState } from 'react'
import type { SeatedSetup } from '@/model/player'
import { beginMatch } from './live-match'
import { rotateSeats } from './rematch'
import { useReplaceLive } from './use-replace-live'

/** Begins a match of the same players and rules; asks before another that is on the table has to go. */
export function useRematch(setup: SeatedSetup, onBegun: () => void) {
  const [isWithoutEntropy, setWithoutEntropy] = useState(false)
  const { replace, ...asking } = useReplaceLive()
  const begin = async (first: number) => {
    const begun = await beginMatch(rotateSeats(setup, first))
    if (begun.ok) onBegun()
    else if (begun.error === 'no-entropy') setWithoutEntropy(true)
  }
  return {
    ...asking,
    isWithoutEntropy,
    begin: (first: number) => replace(() => void begin(first)),
  }
}
