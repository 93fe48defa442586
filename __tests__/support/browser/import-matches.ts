import { en } from '../../../i18n/en'
import type { App } from './open-app'

/** Chooses a file to import, from the set-up, without waiting for the import. */
export async function beginImport({ page, tap, button }: App, file: string): Promise<void> {
  await tap(button(en.pages.settings))
  const picking = page.waitForEvent('filechooser')
  await tap(button(en.settings.import))
  const buffer = Buffer.from(file)
  await (await picking).setFiles({ name: 'years.json', mimeType: 'application/json', buffer })
}

/** Imports a file with this number of matches, from the set-up and back. */
export async function importMatches(app: App, file: string, count: number): Promise<void> {
  await beginImport(app, file)
  await app.page.getByText(en.settings.added(count)).waitFor()
  await app.tap(app.button(en.settings.back))
}
