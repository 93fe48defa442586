import { useEffect, useState } from 'react'
import { canVibrate } from '@/device/haptics'
import { isShakeAvailable } from '@/device/shake'
import type { DeviceSenses } from '@/model/device-senses'

/** What the device can feel and do. Whether it feels a shake is known a moment later. */
export function useDeviceSenses(): DeviceSenses {
  const [canShake, setCanShake] = useState(false)
  useEffect(() => {
    let isMounted = true
    void isShakeAvailable().then((available) => {
      if (isMounted) setCanShake(available)
    })
    return () => {
      isMounted = false
    }
  }, [])
  return { canShake, canVibrate: canVibrate() }
}
