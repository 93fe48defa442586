import { en } from '../../../i18n/en'
import { settingOf } from './app-browser'
import { openOn, VIEWS, type App } from './open-app'

/** Opens the app in another tab of the same browser. */
export async function openTab(app: App): Promise<App> {
  const page = await app.page.context().newPage()
  return openOn(page, settingOf('APP_URL'), { view: VIEWS.desk })
}

/** Goes on with the match from the set-up. */
export async function goOn(app: App): Promise<void> {
  await app.tap(app.button(new RegExp(`^${en.setup.continue}\\.`)))
  await app.button(en.play.leave).waitFor()
}

/** Closes the app in this tab and opens it again, at the table where it was. */
export async function reload(app: App): Promise<void> {
  await app.page.reload()
  await app.button(en.play.leave).waitFor()
}

export const isElsewhere = ({ page }: App): Promise<boolean> =>
  page.getByRole('heading', { name: en.elsewhere.title }).isVisible()

export const waitUntilElsewhere = ({ page }: App): Promise<void> =>
  page.getByRole('heading', { name: en.elsewhere.title }).waitFor()

/** What a tab was about to do when it hung: a button was tapped, or the first name typed. */
type Begun = { readonly tapped: string } | { readonly typed: string }

/** Runs in the page: begins it, and nothing else happens until the browser has a cookie. */
function beginAndHang(begun: Begun): void {
  if ('tapped' in begun)
    document.querySelector<HTMLElement>(`[aria-label="${begun.tapped}"]`)!.click()
  else {
    const field = document.querySelector('input')!
    // As a keyboard does it: React does not notice a value that is set on the field itself.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    value.set!.call(field, begun.typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.cookie = 'hangs=yes'
  while (!document.cookie.includes('awake')) continue
}

/** Wakes a tab that hangs. */
export const wake = ({ page }: App): Promise<void> =>
  page.context().addCookies([{ name: 'awake', value: 'yes', url: page.url() }])

async function waitUntilHung({ page }: App): Promise<void> {
  const hangs = async () => (await page.context().cookies()).some(({ name }) => name === 'hangs')
  while (!(await hangs())) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Hangs a tab that has just begun something; the result wakes it. */
export async function hang(app: App, begun: Begun): Promise<() => Promise<void>> {
  const hanging = app.page.evaluate(beginAndHang, begun)
  await Promise.race([hanging, waitUntilHung(app)])
  return async () => {
    await wake(app)
    await hanging
  }
}

/** Runs in the page: once the first matches are saved, nothing else happens until it is woken. */
function hangOnceSaved(): void {
  const { prototype } = IDBObjectStore
  type Put = (this: IDBObjectStore, ...asked: [unknown, IDBValidKey?]) => IDBRequest<IDBValidKey>
  const put = Object.getOwnPropertyDescriptor(prototype, 'put')!.value as Put
  prototype.put = function (...asked) {
    const [, key] = asked
    if (typeof key === 'string' && key.startsWith('match/')) {
      prototype.put = put
      this.transaction.addEventListener('complete', () => {
        document.cookie = 'hangs=yes'
        while (!document.cookie.includes('awake')) continue
      })
    }
    return put.apply(this, asked)
  }
}

/** Does something that saves matches, and hangs the tab between the first of them and the others. */
export async function hangWhileSaving(app: App, save: () => Promise<void>): Promise<void> {
  await app.page.evaluate(hangOnceSaved)
  await save()
  await waitUntilHung(app)
}
