import type { Page } from 'playwright-core'
import type { App } from './open-app'
import type { Look } from './walk-screens'

export type Size = readonly [width: number, height: number]

/** Runs in the page: it has followed a change once two more frames are drawn. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

export const whenDrawn = (page: Page): Promise<void> => page.evaluate(twoFrames)

/** Looks at each screen of a walk in every size, and goes on in the size that it was opened with. */
export function atSizes({ page, view }: App, sizes: readonly Size[], look: Look): Look {
  if (sizes.length === 0) return async () => {}
  return async (name) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await whenDrawn(page)
      await look(`${name}, ${width} × ${height}`)
    }
    await page.setViewportSize({ width: view.width, height: view.height })
    await whenDrawn(page)
  }
}
