import { en } from '../../../i18n/en'
import { exportOf } from './many-matches'
import type { App } from './open-app'

/** Imports so many matches from a file, from the set-up and back to it. */
export async function importMatches({ page, tap, button }: App, count: number): Promise<void> {
  await tap(button(en.pages.settings))
  const picking = page.waitForEvent('filechooser')
  await tap(button(en.settings.import))
  const buffer = Buffer.from(exportOf(count))
  await (await picking).setFiles({ name: 'years.json', mimeType: 'application/json', buffer })
  await page.getByText(en.settings.added(count)).waitFor()
  await tap(button(en.settings.back))
}
