import type { Page } from 'playwright-core'
import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { layoutFaults } from '../support/browser/layout-faults'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents } from '../support/browser/play-match'

const open = appBrowser()
const match = plannedMatch('channel')

/** Runs in the page, before the app: the store has no room while `sessionStorage.isFull` is set. */
function fillOnDemand(): void {
  const { prototype } = IDBObjectStore
  const put = Object.getOwnPropertyDescriptor(prototype, 'put')!.value as IDBObjectStore['put']
  prototype.put = function (...values) {
    if (sessionStorage.isFull) throw new DOMException('No room.', 'QuotaExceededError')
    return put.apply(this, values)
  }
}

const fill = ({ page }: App) => page.evaluate(() => (sessionStorage.isFull = 'yes'))
const makeRoom = ({ page }: App) => page.evaluate(() => sessionStorage.clear())
const notice = ({ page }: App) => page.getByText(en.notices['not-saved'])

const prepare = async (page: Page) => void (await page.addInitScript(fillOnDemand))

test.each([
  ['upright', VIEWS.upright],
  ['on its side', VIEWS.sideways],
  ['the smallest phone', { width: 320, height: 568, isTouch: true }],
])('a notice at the table covers nothing: %s', async (_, view) => {
  const app = await open({ view, isMotionReduced: true, seed: match.seed, prepare })
  await begin(app, match)
  await fill(app)
  await playEvents(app, match, { to: 1 })
  await notice(app).waitFor()
  expect(await layoutFaults(app.page)).toEqual([])
  await app.button(en.play.leave).click({ trial: true })
  await app.button(en.play.menu).click({ trial: true })
  await playEvents(app, match, { from: 1, to: 3 })
})

test('that nothing is saved is said once, and again only after saving has worked', async () => {
  const app = await open({ view: VIEWS.desk, isMotionReduced: true, seed: match.seed, prepare })
  await begin(app, match)
  await fill(app)
  await playEvents(app, match, { to: 1 })
  await app.tap(app.button(en.notices.close))
  await playEvents(app, match, { from: 1, to: 4 })
  expect(await notice(app).count()).toBe(0)
  await makeRoom(app)
  await playEvents(app, match, { from: 4, to: 5 })
  await fill(app)
  await playEvents(app, match, { from: 5, to: 6 })
  await notice(app).waitFor()
})
