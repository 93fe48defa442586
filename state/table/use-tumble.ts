import { startTransition, useCallback, useEffect, useState } from 'react'
import { BREATH_MS, REDUCED_TUMBLE_MS, TUMBLE_MS } from '@/model/tumble-times'

/**
 * Whether the last throw is still tumbling, which delays only what the table shows: `settle` ends
 * the tumble early when the player acts before. A throw made before the component mounted does not
 * tumble. One that leaves no move lies for a breath before that is shown.
 */
export function useTumble(throws: number, isMotionReduced: boolean, isStuck: boolean) {
  const [settled, setSettled] = useState(throws)
  const isTumbling = throws > settled
  useEffect(() => {
    if (!isTumbling) return
    // A transition, so that React lets frames be drawn in between: the dice may still be rocking.
    const settleSoon = () => startTransition(() => setSettled(throws))
    const landing = isMotionReduced ? REDUCED_TUMBLE_MS : TUMBLE_MS
    const timer = setTimeout(settleSoon, landing + (isStuck ? BREATH_MS : 0))
    return () => clearTimeout(timer)
  }, [isTumbling, throws, isMotionReduced, isStuck])
  const settle = useCallback(() => setSettled(throws), [throws])
  return { isTumbling, settle }
}
