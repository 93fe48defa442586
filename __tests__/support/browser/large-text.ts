import type { Page } from 'playwright-core'
import { whenDrawn } from './at-sizes'

type Scaled = { scaleText?: (scale: number) => void }

/** Runs in the page, before the app: rules that it adds as it runs are scaled like those that are there. */
function watchRules(): void {
  let scale = 1
  const scaled = (css: string, factor: number) =>
    css.replace(
      /(font-size|line-height):\s*([\d.]+)px/g,
      (_, property: string, size: string) => `${property}: ${factor * Number(size)}px`,
    )
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its sheet below
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(this, scaled(rule, scale), index)
  }
  ;(window as Scaled).scaleText = (wanted) => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSStyleRule)
          rule.style.cssText = scaled(rule.style.cssText, wanted / scale)
    scale = wanted
  }
}

/** The text of this page can be made larger from now on. */
export async function allowLargeText(page: Page): Promise<void> {
  await page.addInitScript(watchRules)
}

async function scaleText(page: Page, scale: number): Promise<void> {
  await page.evaluate((wanted) => (window as Scaled).scaleText!(wanted), scale)
  await whenDrawn(page)
}

/**
 * Looks at the screen with every text twice as large and everything else as it is, which is what a phone's
 * text size does, and leaves it as it was.
 */
export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  await scaleText(page, 2)
  await look()
  await scaleText(page, 1)
}
