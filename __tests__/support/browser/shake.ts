import type { App } from './open-app'

/** Runs in the page: a hand that shakes the phone this long, four times a second, as a sensor tells it. */
function shakeInPage(milliseconds: number): Promise<void> {
  const GRAVITY = 9.81
  const SAMPLE_MS = 20
  const start = performance.now()
  const sample = () => {
    const passed = performance.now() - start
    const isMoving = passed < milliseconds
    const swing = isMoving ? 2.2 * Math.sin((2 * Math.PI * 4 * passed) / 1000) : 0
    window.dispatchEvent(
      new DeviceMotionEvent('devicemotion', {
        accelerationIncludingGravity: {
          x: GRAVITY * 0.9 * swing,
          y: GRAVITY * (0.6 + 0.35 * swing),
          z: GRAVITY * (0.8 + 0.15 * swing),
        },
        interval: SAMPLE_MS,
      }),
    )
    return passed
  }
  const CALM_MS = 600
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (sample() < milliseconds + CALM_MS) return
      clearInterval(timer)
      resolve()
    }, SAMPLE_MS)
  })
}

/** Shakes well beyond the first second of a turn, in which nothing is felt, and holds still again. */
export const shake = ({ page }: App): Promise<void> => page.evaluate(shakeInPage, 2500)
