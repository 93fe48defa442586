import { en } from '../../../i18n/en'
import type { App } from './open-app'

/** Imports a file with so many matches, from the set-up and back to it. */
export async function importMatches(
  { page, tap, button }: App,
  file: string,
  count: number,
): Promise<void> {
  await tap(button(en.pages.settings))
  const picking = page.waitForEvent('filechooser')
  await tap(button(en.settings.import))
  const buffer = Buffer.from(file)
  await (await picking).setFiles({ name: 'years.json', mimeType: 'application/json', buffer })
  await page.getByText(en.settings.added(count)).waitFor()
  await tap(button(en.settings.back))
}
