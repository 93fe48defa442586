import type { Page } from 'playwright-core'

const SPIN_MS = 250

/** Runs in the page: loops without a pause and adds up the gaps in which it was not running. */
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

/** The share of CPU time that other programs take from the page. */
export const stolenShare = (page: Page): Promise<number> => page.evaluate(spin, SPIN_MS)
