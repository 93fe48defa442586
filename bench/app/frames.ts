import type { Locator, Page } from 'playwright-core'

export type Frames = {
  /** The time between each frame and the next, in milliseconds. */
  readonly deltas: readonly number[]
  /** The durations of tasks of 50 ms and more: the browser reports no shorter ones. */
  readonly longTasks: readonly number[]
}

type Recording = Window & { recorded?: Promise<Frames> }

/** Runs in the page: records every frame and long task from the next `pointerdown` on. */
function recordFromTap(milliseconds: number): void {
  const record = (done: (frames: Frames) => void) => {
    const longTasks: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longTasks.push(entry.duration)
    })
    observer.observe({ type: 'longtask' })
    const start = performance.now()
    const deltas: number[] = []
    let last = start
    const onFrame = (now: number) => {
      // The first frame may have begun before the tap.
      deltas.push(Math.max(0, now - last))
      last = now
      if (now - start < milliseconds) requestAnimationFrame(onFrame)
      else
        // A long task is reported only after it ends.
        setTimeout(() => {
          observer.disconnect()
          done({ deltas, longTasks })
        }, 50)
    }
    requestAnimationFrame(onFrame)
  }
  ;(window as Recording).recorded = new Promise((done) => {
    addEventListener('pointerdown', () => record(done), { capture: true, once: true })
  })
}

/** Taps a button with a touch event, and records the frames of the given time after it. */
export async function recordTap(
  page: Page,
  button: Locator,
  milliseconds: number,
): Promise<Frames> {
  const box = await button.boundingBox()
  if (!box) throw new Error('There is no button to tap.')
  await page.evaluate(recordFromTap, milliseconds)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return page.evaluate(() => (window as Recording).recorded!)
}

export const joinFrames = (parts: readonly Frames[]): Frames => ({
  deltas: parts.flatMap(({ deltas }) => deltas),
  longTasks: parts.flatMap(({ longTasks }) => longTasks),
})

/** The percentage of frames that took no longer than the given time. */
export const shareWithin = (milliseconds: number, { deltas }: Frames): number =>
  (100 * deltas.filter((delta) => delta <= milliseconds).length) / deltas.length
