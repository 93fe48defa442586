import type { CDPSession } from 'playwright-core'
import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { filmed } from '../support/browser/filmed'
import { VIEWS, type App } from '../support/browser/open-app'
import { setUp } from '../support/browser/play-match'

const open = appBrowser()

/** Longer than a row takes to slide. */
const SLID_MS = 350

const namesOf = ({ page }: App) =>
  page
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

/** What moves with the row of a player. */
const rowOf = (name: string) => `//*[@aria-label='${en.setup.remove(name)}']`

/** A finger takes the handle of a player, moves down, rests there, and lets go. */
async function dragDown(app: App, finger: CDPSession, name: string, by: number): Promise<void> {
  const box = (await app.button(en.setup.moveSeat(name)).boundingBox())!
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + dy }],
    })
  await touch('touchStart', 0)
  for (let part = 1; part <= 5; part++) await touch('touchMove', (by * part) / 5)
  await app.page.waitForTimeout(SLID_MS)
  await touch('touchEnd', by)
  await app.page.waitForTimeout(SLID_MS)
}

test('a seat is dragged by its handle, and the others slide out of its way', async () => {
  const app = await open({ view: VIEWS.upright })
  const { page } = app
  await setUp(app, { names: ['Ann', 'Ben', 'Cleo'], preset: 'channel' })
  const finger = await page.context().newCDPSession(page)
  const height = topOf(await frames('Ben')) - topOf(await frames('Ann'))

  const sliding = await frames('Ben', () => dragDown(app, finger, 'Ann', height))
  expect(await namesOf(app)).toEqual(['Ben', 'Ann', 'Cleo'])
  // Somewhere between the two seats as well; how often it is seen there depends on how busy the machine is.
  expect(new Set(sliding).size).toBeGreaterThan(2)
  expect(Math.max(...sliding) - Math.min(...sliding)).toBe(height)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const jumping = await frames('Cleo', () => dragDown(app, finger, 'Ann', height))
  expect(await namesOf(app)).toEqual(['Ben', 'Cleo', 'Ann'])
  expect(new Set(jumping).size).toBe(2)

  async function frames(name: string, action = () => page.waitForTimeout(50)) {
    return (await filmed(page, { row: rowOf(name) }, action)).map(({ row }) => row.top)
  }
})

const topOf = (tops: readonly number[]) => tops.at(-1)!
