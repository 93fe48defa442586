import type { Page } from 'playwright-core'
import type { App } from '../../__tests__/support/browser/open-app'

export type Frame = { readonly ms: number; readonly png: Buffer }

/** Between two frames of a film. */
const FRAME_MS = 33
/** React and the store go by real time: by then they have done what a frame leads to. */
const DONE_MS = 40

/** The clock is stopped at a time to come, and a busy machine takes a while to say so. */
const AHEAD_MS = 1000

const realTime = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Lets the clock of a page be stopped by `film`; it runs as usual until then. */
export const installClock = (page: Page): Promise<void> => page.clock.install()

/**
 * Presses a button and takes a picture every 33 ms of the page's own clock, which stands still in
 * between: the pictures show what a fast device shows, however slow this machine is.
 */
export async function film({ page }: App, button: string | RegExp, lengthMs: number) {
  const target = page.getByRole('button', { name: button, exact: typeof button === 'string' })
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is no button ${button}.`)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
  // Not `tap`: it waits for frames, and there are none now.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await realTime(3 * DONE_MS)
  const frames: Frame[] = []
  for (let ms = 0; ms <= lengthMs; ms += FRAME_MS) {
    frames.push({ ms, png: await page.screenshot() })
    await page.clock.runFor(FRAME_MS)
    await realTime(DONE_MS)
  }
  await page.clock.resume()
  return frames
}
