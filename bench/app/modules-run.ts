import type { Browser } from 'playwright-core'
import { countModules, type Counted } from '../../__tests__/support/count-modules'

/** How many modules a browser runs before the first screen is drawn. */
export async function modulesBeforeFirstScreen(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  await page.addInitScript(countModules)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const count = await page.evaluate(() => (globalThis as unknown as Counted).modulesRun)
  await page.close()
  return count
}
