import type * as ExpoSensors from 'expo-sensors'
import { optionalModule } from './optional-module'
import { SAMPLE_INTERVAL_MS } from './shake-detector'
import { runShakeDetector, type ShakeOptions } from './shake-watch'

// Accelerometer and not DeviceMotion, which asks for permission to motion and fitness data.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const sensors = optionalModule<typeof ExpoSensors>(() => require('expo-sensors'))
const accelerometer = sensors?.Accelerometer

/** Detects shakes until the returned function is called; does nothing without an accelerometer. */
export function watchShake(options: ShakeOptions): () => void {
  const { addSample, stop } = runShakeDetector(options)
  try {
    accelerometer?.setUpdateInterval(SAMPLE_INTERVAL_MS)
    // The sensor's own timestamp, in seconds: samples often arrive in bunches.
    const subscription = accelerometer?.addListener(({ x, y, z, timestamp }) =>
      addSample({ x, y, z, t: timestamp * 1000 }),
    )
    return () => {
      stop()
      try {
        subscription?.remove()
      } catch {
        // The sensor has been removed already.
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

/** Resolves to whether shaking can be used; on phones the accelerometer needs no permission. */
export function askForShake(): Promise<boolean> {
  return isShakeAvailable()
}
