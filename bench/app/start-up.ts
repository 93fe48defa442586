import type { Browser } from 'playwright-core'
import { VIEWS } from '../../__tests__/support/browser/open-app'
import { en } from '../../i18n/en'

type Labels = { readonly play: string; readonly roll: string; readonly again: number }

type Watched = Window & { rollShownAt?: number }

/** A tap in the very first frame may come before React handles it. */
const TAP_AGAIN_MS = 60

/** Runs in the page before the app: taps Play as soon as it exists, and records when Roll is shown. */
function tapPlayAtOnce({ play, roll, again }: Labels): void {
  const find = (label: string) =>
    document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`)
  let tappedAt = -again
  const look = (now: number) => {
    if (now - tappedAt >= again && find(play)) {
      tappedAt = now
      find(play)!.click()
    }
    if (find(roll)) (window as Watched).rollShownAt = now
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Milliseconds from navigation, with an empty cache, to a Roll button that can be tapped. */
export async function timeToRoll(
  browser: Browser,
  url: string,
  cpuSlowdown: number,
): Promise<number> {
  const { width, height } = VIEWS.upright
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(tapPlayAtOnce, {
    play: en.presets.channel.play,
    roll: en.play.shakeOrRoll,
    again: TAP_AGAIN_MS,
  })
  await page.goto(url)
  const shown = await page.waitForFunction(() => (window as Watched).rollShownAt)
  const time = await shown.jsonValue()
  await context.close()
  return time!
}
