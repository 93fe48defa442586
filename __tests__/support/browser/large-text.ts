import type { Page } from 'playwright-core'

const doubled = (css: string) =>
  css.replace(
    /(font-size|line-height):\s*([\d.]+)px/g,
    (_, property: string, size: string) => `${property}:${2 * Number(size)}px`,
  )

/** Runs in the page, before the app: rules that it adds as it runs are doubled too. */
function doubleAddedRules(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its sheet below
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    const larger = rule.replace(
      /(font-size|line-height):\s*([\d.]+)px/g,
      (_, property: string, size: string) => `${property}:${2 * Number(size)}px`,
    )
    return insertRule.call(this, larger, index)
  }
}

/** Every text twice as large and everything else as it was, which is what a phone's text size does. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(doubleAddedRules)
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: doubled(await response.text()) })
  })
}
