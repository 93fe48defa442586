import { useEffect, useState } from 'react'
import { isShakeAvailable } from '@/device/shake'
import { useSettings } from './settings'

/** Whether shaking throws the dice here: the phone can feel it, and the player wants it. */
export function useCanShake(): boolean {
  const [isAvailable, setIsAvailable] = useState(false)
  const { isShakeOn } = useSettings()
  useEffect(() => {
    let isMounted = true
    void isShakeAvailable().then((available) => {
      if (isMounted) setIsAvailable(available)
    })
    return () => {
      isMounted = false
    }
  }, [])
  return isAvailable && isShakeOn
}
