import { en } from '../../../i18n/en'
import { settingOf } from './app-browser'
import { openOn, VIEWS, type App } from './open-app'
import { rollButton } from './play-match'

/** Opens the app in another tab of the same browser. */
export async function openTab(app: App): Promise<App> {
  const page = await app.page.context().newPage()
  return openOn(page, settingOf('APP_URL'), { view: VIEWS.desk })
}

/** Goes on with the match on the table, from the set-up. */
export async function goOn(app: App): Promise<void> {
  await app.tap(app.button(new RegExp(`^${en.setup.continue}\\.`)))
  await app.button(en.play.leave).waitFor()
}

export const isElsewhere = ({ page }: App): Promise<boolean> =>
  page.getByRole('heading', { name: en.elsewhere.title }).isVisible()

export const waitUntilElsewhere = ({ page }: App): Promise<void> =>
  page.getByRole('heading', { name: en.elsewhere.title }).waitFor()

/** Runs in the page: types a name, if there is one, and nothing else happens until there is a cookie. */
function hang(typed: string | undefined): void {
  const field = document.querySelector('input')
  if (typed !== undefined && field) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  while (!document.cookie.includes('awake')) continue
}

async function wake({ page }: App): Promise<void> {
  await page.context().addCookies([{ name: 'awake', value: 'yes', url: page.url() }])
}

/** Hangs a tab with a tap on Roll that it has not taken notice of yet; the result wakes it. */
export async function hangWithTap(app: App): Promise<() => Promise<void>> {
  const { page } = app
  const box = await app.button(rollButton(app)).boundingBox()
  if (!box) throw new Error('There is nothing to tap.')
  const hanging = page.evaluate(hang, undefined)
  const tapping = page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return async () => {
    await wake(app)
    await Promise.all([hanging, tapping])
  }
}

/** Hangs a tab right after the first player's name was typed; the result wakes it. */
export function hangWithName(app: App, name: string): () => Promise<void> {
  const hanging = app.page.evaluate(hang, name)
  return async () => {
    await wake(app)
    await hanging
  }
}
