import { useEffect, useState } from 'react'
import { canVibrate } from '@/device/haptics'
import { isShakeAvailable } from '@/device/shake'
import type { DeviceSenses } from '@/model/settings'

let lastCanShake = false

/**
 * Asks the device whether it can detect shakes: already at start-up, so that the table knows when it appears.
 */
export async function askForSenses(): Promise<boolean> {
  lastCanShake = await isShakeAvailable()
  return lastCanShake
}

/** What the device can detect and do. Whether it detects shakes may be known a moment later. */
export function useDeviceSenses(): DeviceSenses {
  const [canShake, setCanShake] = useState(lastCanShake)
  useEffect(() => {
    let isMounted = true
    void askForSenses().then((available) => {
      if (isMounted) setCanShake(available)
    })
    return () => {
      isMounted = false
    }
  }, [])
  return { canShake, canVibrate: canVibrate() }
}
