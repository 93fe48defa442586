import { startTransition, useCallback, useEffect, useState } from 'react'

const TUMBLE_MS = 950
const FADE_MS = 250

/**
 * Whether the last throw is still tumbling. What the table shows of it waits for the dice to land; what a
 * player may do does not: `settle` ends the tumble early. A match found on the table does not tumble again.
 */
export function useTumble(throws: number, isMotionReduced: boolean) {
  const [settled, setSettled] = useState(throws)
  const isTumbling = throws > settled
  useEffect(() => {
    if (!isTumbling) return
    // In small steps: the dice may still be rocking.
    const settleSoon = () => startTransition(() => setSettled(throws))
    const timer = setTimeout(settleSoon, isMotionReduced ? FADE_MS : TUMBLE_MS)
    return () => clearTimeout(timer)
  }, [isTumbling, throws, isMotionReduced])
  const settle = useCallback(() => setSettled(throws), [throws])
  return { isTumbling, settle }
}
