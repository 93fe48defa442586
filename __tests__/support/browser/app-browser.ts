import type { Browser } from 'playwright-core'
import { launchBrowser, openApp, type App, type AppOptions } from './open-app'

/** What the global set-up has found. */
export const settingOf = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with the browser project.`)
  return value
}

/**
 * A browser for the tests of a file. Every page they open is closed after the test, and must not have logged
 * anything, thrown an error, or requested anything from another host.
 */
export function appBrowser(): (options: AppOptions) => Promise<App> {
  let browser: Browser | undefined
  let opened: App[] = []
  beforeAll(async () => {
    browser = await launchBrowser(settingOf('CHROMIUM_PATH'))
  })
  afterEach(async () => {
    const apps = opened
    opened = []
    await Promise.all(apps.map((app) => app.close()))
    expect(apps.flatMap((app) => app.problems)).toEqual([])
  })
  afterAll(() => browser?.close())
  return async (options) => {
    const app = await openApp(browser!, settingOf('APP_URL'), options)
    opened.push(app)
    return app
  }
}
