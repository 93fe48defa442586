import type * as ExpoSensors from 'expo-sensors'
import { optionalModule } from './optional-module'
import { SAMPLE_INTERVAL } from './shake-detector'
import type { ShakeWatch } from './shake-watch'
import { followShake } from './shake-watch'

// Accelerometer and not DeviceMotion, which asks for motion and fitness data.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const sensors = optionalModule<typeof ExpoSensors>(() => require('expo-sensors'))
const accelerometer = sensors?.Accelerometer

/** Listens until the returned function is called; silent on a phone that cannot feel. */
export function watchShake(watch: ShakeWatch): () => void {
  const { feel, stop } = followShake(watch)
  try {
    accelerometer?.setUpdateInterval(SAMPLE_INTERVAL)
    // The measurement's own clock, in seconds: samples often arrive in bunches.
    const subscription = accelerometer?.addListener(({ x, y, z, timestamp }) =>
      feel({ x, y, z, t: timestamp * 1000 }),
    )
    return () => {
      stop()
      try {
        subscription?.remove()
      } catch {
        // The sensor is gone already.
      }
    }
  } catch {
    return stop
  }
}

export async function isShakeAvailable(): Promise<boolean> {
  try {
    return (await accelerometer?.isAvailableAsync()) ?? false
  } catch {
    return false
  }
}

/** Whether shaking may be used; phones ask nobody for the accelerometer. */
export function askForShake(): Promise<boolean> {
  return isShakeAvailable()
}
