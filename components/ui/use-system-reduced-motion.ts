import { useEffect, useState } from 'react'
import { AccessibilityInfo } from 'react-native'

/** Whether the system asks for less motion, also if that changes while the app runs. */
export function useSystemReducedMotion(): boolean {
  const [isReduced, setIsReduced] = useState(false)
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setIsReduced, () => {})
    const listener = AccessibilityInfo.addEventListener('reduceMotionChanged', setIsReduced)
    return () => listener.remove()
  }, [])
  return isReduced
}
