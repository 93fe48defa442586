import type { ShakeWatch } from './shake-watch'
import { followShake } from './shake-watch'

const GRAVITY = 9.81

// Only Safari asks, and only inside a tap.
type AskingMotionEvent = { requestPermission?: () => Promise<'granted' | 'denied'> }

/** Listens until the returned function is called; silent in a browser that cannot feel. */
export function watchShake(watch: ShakeWatch): () => void {
  const { feel, stop } = followShake(watch)
  if (typeof window === 'undefined') return stop
  const onMotion = ({ accelerationIncludingGravity: pull, timeStamp }: DeviceMotionEvent) => {
    // A computer without a sensor sends one event of nulls.
    if (!pull || pull.x === null || pull.y === null || pull.z === null) return
    feel({ x: pull.x / GRAVITY, y: pull.y / GRAVITY, z: pull.z / GRAVITY, t: timeStamp })
  }
  window.addEventListener('devicemotion', onMotion)
  return () => {
    stop()
    window.removeEventListener('devicemotion', onMotion)
  }
}

/** Desktop browsers know the event and never send it, so a touch screen is asked for as well. */
export function isShakeAvailable(): Promise<boolean> {
  return Promise.resolve(motionEvent() !== undefined && navigator.maxTouchPoints > 0)
}

/** Asks where the browser wants to be asked; call it first thing inside a tap. */
export async function askForShake(): Promise<boolean> {
  const asking = motionEvent()
  if (!asking?.requestPermission) return isShakeAvailable()
  try {
    return (await asking.requestPermission()) === 'granted'
  } catch {
    return false
  }
}

function motionEvent(): AskingMotionEvent | undefined {
  return typeof DeviceMotionEvent === 'undefined'
    ? undefined
    : (DeviceMotionEvent as AskingMotionEvent)
}
