import type { Browser } from 'playwright-core'

type Define = (factory: (...given: unknown[]) => unknown, ...rest: unknown[]) => unknown

type Counting = Window & { __d?: Define; modulesRun?: number }

/** Runs in the page before the app: counts the modules that are run, by their factories. */
function countModules(): void {
  const page = window as Counting
  let define: Define | undefined
  page.modulesRun = 0
  Object.defineProperty(page, '__d', {
    get: () => define,
    set: (real: Define) => {
      define = (factory, ...rest) =>
        real(
          (...given) => {
            page.modulesRun!++
            return factory(...given)
          },
          ...rest,
        )
    },
  })
}

/** How many modules a browser runs before the first screen is drawn. */
export async function modulesBeforeFirstScreen(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  await page.addInitScript(countModules)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const count = await page.evaluate(() => (window as Counting).modulesRun!)
  await page.close()
  return count
}
