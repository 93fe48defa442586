import type { Page } from 'playwright-core'
import type { App } from '../../__tests__/support/browser/open-app'

export type Frame = { readonly ms: number; readonly jpeg: Buffer }

/** The time between two frames of a film. */
const FRAME_MS = 33
/** A sheet of lossless pictures of a desktop window would exceed the size of a page. */
const FORMAT = { type: 'jpeg', quality: 80 } as const
/** React and the store use real time: by then they have handled a frame. */
const DONE_MS = 40

/** The clock is stopped at a time in the future, since a busy machine needs a while to do so. */
const AHEAD_MS = 1000

const realTime = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Lets `film` stop the clock of a page; it runs as usual until then. */
export const installClock = (page: Page): Promise<void> => page.clock.install()

/**
 * Presses a button and takes a picture every 33 ms of the page's own clock, which stands still in
 * between: the pictures show what a fast device shows, however slow this machine is.
 */
export async function film(
  { page }: App,
  button: string | RegExp,
  lengthMs: number,
  /** When a second, impatient press follows. */
  hurriedAt = Infinity,
) {
  const target = page.getByRole('button', { name: button, exact: typeof button === 'string' })
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is no button ${button}.`)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
  const press = async () => {
    // Not `tap`, which waits for frames: none are drawn now.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await realTime(3 * DONE_MS)
  }
  await press()
  const frames: Frame[] = []
  for (let ms = 0; ms <= lengthMs; ms += FRAME_MS) {
    if (ms - FRAME_MS < hurriedAt && hurriedAt <= ms) await press()
    frames.push({ ms, jpeg: await page.screenshot(FORMAT) })
    await page.clock.runFor(FRAME_MS)
    await realTime(DONE_MS)
  }
  await page.clock.resume()
  return frames
}

/**
 * Presses a button and takes the pictures that the browser itself draws, as fast as this machine lets
 * it: its fade from one screen to the next does not follow the page's clock.
 */
export async function filmAsItRuns({ page, tap }: App, button: string | RegExp, lengthMs: number) {
  const target = page.getByRole('button', { name: button, exact: typeof button === 'string' })
  const session = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  const began = Date.now()
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const ms = Math.round((metadata.timestamp ?? 0) * 1000 - began)
    frames.push({ ms, jpeg: Buffer.from(data, 'base64') })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: FORMAT.type, quality: FORMAT.quality })
  await tap(target)
  await page.waitForTimeout(lengthMs)
  await session.send('Page.stopScreencast')
  return frames
}
