import { useEffect, useState } from 'react'

/**
 * Whether the player holds the dice in the hand, by a finger on Roll or by the Space key. It ends
 * with the throw, when it is called off, and when dice can no longer be held.
 */
export function useHold(canHold: boolean) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => (canHold ? () => setIsHeld(false) : undefined), [canHold])
  return {
    isHeld,
    start: () => setIsHeld(canHold),
    cancel: () => setIsHeld(false),
  }
}
