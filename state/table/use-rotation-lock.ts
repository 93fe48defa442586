import { useEffect } from 'react'
import { holdRotation } from '@/device/rotation'

/** Keeps the screen from rotating while `isLocked`. */
export function useRotationLock(isLocked: boolean): void {
  useEffect(() => (isLocked ? holdRotation() : undefined), [isLocked])
}
