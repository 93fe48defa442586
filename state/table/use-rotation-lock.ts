import { useEffect } from 'react'
import { holdRotation } from '@/device/rotation'

/** The reasons for a lock follow each other, with the saving of the throw between two of them. */
const LINGER_MS = 500

/** Keeps the screen from rotating while `isLocked`, and a moment longer. */
export function useRotationLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    const release = holdRotation()
    return () => void setTimeout(release, LINGER_MS)
  }, [isLocked])
}
