import { startTransition, useCallback, useEffect, useState } from 'react'
import { REDUCED_TUMBLE_MS, TUMBLE_MS } from '@/model/tumble-times'

/**
 * Whether the last throw is still tumbling. What the table shows of it waits until the dice lie still; what
 * the player may do does not: `settle` ends the tumble early. A throw found on the table does not tumble.
 */
export function useTumble(throws: number, isMotionReduced: boolean) {
  const [settled, setSettled] = useState(throws)
  const isTumbling = throws > settled
  useEffect(() => {
    if (!isTumbling) return
    // A transition, since the dice may still be rocking: it lets frames be drawn in between.
    const settleSoon = () => startTransition(() => setSettled(throws))
    const timer = setTimeout(settleSoon, isMotionReduced ? REDUCED_TUMBLE_MS : TUMBLE_MS)
    return () => clearTimeout(timer)
  }, [isTumbling, throws, isMotionReduced])
  const settle = useCallback(() => setSettled(throws), [throws])
  return { isTumbling, settle }
}
