import { startTransition, useCallback, useEffect, useState } from 'react'
import { REDUCED_TUMBLE_MS, TUMBLE_MS } from '@/model/tumble-times'

/**
 * Whether the last throw is still tumbling, which delays only what the table shows: `settle` ends
 * the tumble early when the player acts before. A throw made before the component mounted does not
 * tumble.
 */
export function useTumble(throws: number, isMotionReduced: boolean) {
  const [settled, setSettled] = useState(throws)
  const isTumbling = throws > settled
  useEffect(() => {
    if (!isTumbling) return
    // A transition, so that React lets frames be drawn in between: the dice may still be rocking.
    const settleSoon = () => startTransition(() => setSettled(throws))
    const timer = setTimeout(settleSoon, isMotionReduced ? REDUCED_TUMBLE_MS : TUMBLE_MS)
    return () => clearTimeout(timer)
  }, [isTumbling, throws, isMotionReduced])
  const settle = useCallback(() => setSettled(throws), [throws])
  return { isTumbling, settle }
}
