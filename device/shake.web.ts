import { isHandheld } from './handheld'
import { runShakeDetector, type ShakeOptions } from './shake-watch'

/** In m/s². */
const GRAVITY = 9.81

// Only Safari has this method; it must be called in the handler of a tap.
type MotionEventClass = { requestPermission?: () => Promise<'granted' | 'denied'> }

/** Detects shakes until the returned function is called; does nothing without a motion sensor. */
export function watchShake(options: ShakeOptions): () => void {
  const { addSample, stop } = runShakeDetector(options)
  if (typeof window === 'undefined') return stop
  const onMotion = ({ accelerationIncludingGravity: accel, timeStamp }: DeviceMotionEvent) => {
    // A computer without a sensor sends one event with null values.
    if (!accel || accel.x === null || accel.y === null || accel.z === null) return
    addSample({
      x: accel.x / GRAVITY,
      y: accel.y / GRAVITY,
      z: accel.z / GRAVITY,
      t: timeStamp,
    })
  }
  window.addEventListener('devicemotion', onMotion)
  // Safari forgets the permission on a reload, and a match that goes on then needs it again.
  const ask = () => void askForShake()
  window.addEventListener('click', ask, { once: true })
  return () => {
    stop()
    window.removeEventListener('devicemotion', onMotion)
    window.removeEventListener('click', ask)
  }
}

/** Desktop browsers have the event class too, but never send events. */
export function isShakeAvailable(): Promise<boolean> {
  return Promise.resolve(isHandheld() && motionEventClass() !== undefined)
}

/** Asks for permission where the browser requires it; call it first in the handler of a tap. */
export async function askForShake(): Promise<boolean> {
  const eventClass = motionEventClass()
  if (!eventClass?.requestPermission) return isShakeAvailable()
  try {
    return (await eventClass.requestPermission()) === 'granted'
  } catch {
    return false
  }
}

function motionEventClass(): MotionEventClass | undefined {
  return typeof DeviceMotionEvent === 'undefined'
    ? undefined
    : (DeviceMotionEvent as MotionEventClass)
}
