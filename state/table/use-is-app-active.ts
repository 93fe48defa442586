import { useEffect, useState } from 'react'
import { AppState } from 'react-native'

/** Whether the app is in the foreground. */
export function useIsAppActive(): boolean {
  const [isAppActive, setIsAppActive] = useState(true)
  useEffect(() => {
    const listener = AppState.addEventListener('change', (now) => setIsAppActive(now === 'active'))
    return () => listener.remove()
  }, [])
  return isAppActive
}
