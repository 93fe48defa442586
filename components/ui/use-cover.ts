import { useEffect, useEffectEvent } from 'react'

/**
 * Tells when a sheet covers the table and when it does no longer: when it has closed, and when it went with the
 * part that drew it, as it does where a phone is turned.
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
