import { useEffect, useEffectEvent } from 'react'

/**
 * Reports when a sheet covers the table and when it no longer does: when it closes, and when it is unmounted
 * while open, as by a rotation.
 */
export function useCover(
  isOpen: boolean,
  onCover: ((isCovered: boolean) => void) | undefined,
): void {
  const tell = useEffectEvent((isCovered: boolean) => onCover?.(isCovered))
  useEffect(() => {
    if (!isOpen) return
    tell(true)
    return () => tell(false)
  }, [isOpen])
}
