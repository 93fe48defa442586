import type { Page } from 'playwright-core'

const SPIN_MS = 250

/** Runs in the page: turns round without a rest, and adds up the times it was not running. */
function spin(milliseconds: number): number {
  const start = performance.now()
  let [last, stolen] = [start, 0]
  while (last - start < milliseconds) {
    const now = performance.now()
    if (now - last > 1) stolen += now - last
    last = now
  }
  return stolen / (last - start)
}

/** From 0, the page has a core for itself, to 1: how busy the machine is with other things. */
export const stolenPart = (page: Page): Promise<number> => page.evaluate(spin, SPIN_MS)
