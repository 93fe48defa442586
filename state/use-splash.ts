import { useEffect } from 'react'
import { hideSplash, holdSplash } from '@/device/splash'

// When the app is loaded: once a view is there, it would be too late.
holdSplash()

/** Keeps the splash screen until `isReady`. */
export function useSplash(isReady: boolean): void {
  useEffect(() => {
    if (isReady) hideSplash()
  }, [isReady])
}
