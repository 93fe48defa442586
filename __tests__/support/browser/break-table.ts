import type { Page } from 'playwright-core'

/** The app fails where it asks whether there is a keyboard, which only the table does. */
export async function breakTable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      if (query.includes('hover')) throw new Error('Nothing is known of this screen.')
      return ask(query)
    }
  })
}
