import type { Page } from 'playwright-core'
import { whenDrawn } from './at-sizes'

/** Sets the browser to a language, and comes back to the page: the app follows. */
async function speak(page: Page, language: 'en' | 'fr'): Promise<void> {
  await page.evaluate((tag) => {
    Object.defineProperty(navigator, 'languages', { value: [tag], configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, language)
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
  await whenDrawn(page)
}

/** Looks at the screen in French, and leaves it in English. */
export async function inFrench(page: Page, look: () => Promise<void>): Promise<void> {
  await speak(page, 'fr')
  await look()
  await speak(page, 'en')
}
