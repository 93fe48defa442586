import { chromium, type Browser, type Locator, type Page } from 'playwright-core'
import { LAUNCH_FLAGS } from './chromium'

export type View = {
  readonly width: number
  readonly height: number
  readonly isTouch: boolean
}

/** A phone upright, the same phone on its side, and a desk. */
export const VIEWS = {
  upright: { width: 390, height: 844, isTouch: true },
  sideways: { width: 844, height: 390, isTouch: true },
  desk: { width: 1280, height: 800, isTouch: false },
} satisfies Record<string, View>

export type AppOptions = {
  readonly view: View
  /** The seed of every match that is begun. */
  readonly seed?: Uint8Array | undefined
  readonly scheme?: 'light' | 'dark'
  readonly path?: string
  readonly isMotionReduced?: boolean
  readonly pixelRatio?: number
  /** The language of the browser. */
  readonly locale?: 'en-GB' | 'fr-FR'
  /** Changes the page before the app is opened on it. */
  readonly prepare?: ((page: Page) => Promise<void>) | undefined
  /** The time limit of every action; a busy machine draws slowly. */
  readonly timeoutMs?: number
}

/** The app in a page of its own, and the errors in it. */
export type App = {
  readonly page: Page
  readonly view: View
  readonly problems: string[]
  /** A finger where there is a touch screen, the mouse where there is none. */
  readonly tap: (target: Locator) => Promise<void>
  readonly button: (name: string | RegExp) => Locator
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = 15_000

export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: LAUNCH_FLAGS })

/** Runs in the page, before the app: the secure generator gives this seed to whoever asks for one. */
function forceSeed(seed: readonly number[]): void {
  const random = crypto.getRandomValues.bind(crypto) as (array: Uint8Array) => Uint8Array
  const forced = (array: Uint8Array) => {
    if (array.length !== seed.length) return random(array)
    array.set(seed)
    return array
  }
  crypto.getRandomValues = forced as typeof crypto.getRandomValues
}

function watchForProblems(page: Page, url: string): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`)
  })
  // An unhandled rejection is a page error too.
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('crash', () => problems.push('the page crashed'))
  page.on('request', (request) => {
    const isOwn = [url, 'data:', 'blob:'].some((start) => request.url().startsWith(start))
    if (!isOwn) problems.push(`asked the network for ${request.url()}`)
  })
  return problems
}

export async function openApp(browser: Browser, url: string, options: AppOptions): Promise<App> {
  const { view, seed, scheme = 'dark', path = '/', isMotionReduced = false } = options
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: options.pixelRatio ?? 1,
    colorScheme: scheme,
    hasTouch: view.isTouch,
    isMobile: view.isTouch,
    reducedMotion: isMotionReduced ? 'reduce' : 'no-preference',
    locale: options.locale ?? 'en-GB',
  })
  context.setDefaultTimeout(options.timeoutMs ?? TIMEOUT_MS)
  const page = await context.newPage()
  await options.prepare?.(page)
  return openOn(page, url, { view, path, seed })
}

type Opened = Pick<AppOptions, 'view' | 'path' | 'seed'>

/** Opens the app on a page that is there. */
export async function openOn(
  page: Page,
  url: string,
  { view, path = '/', seed }: Opened,
): Promise<App> {
  const problems = watchForProblems(page, url)
  if (seed) await page.addInitScript(forceSeed, [...seed])
  await page.goto(url + path)
  // Every page that the app has drawn has a heading.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return {
    page,
    view,
    problems,
    tap: (target) => (view.isTouch ? target.tap() : target.click()),
    button: (name) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    close: () => page.context().close(),
  }
}
