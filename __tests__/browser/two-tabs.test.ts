import type { Page } from 'playwright-core'
import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, playEvents, press, rollButton } from '../support/browser/play-match'
import { denyLocks } from '../support/browser/denied-locks'
import {
  goOn,
  hang,
  isElsewhere,
  openTab,
  reload,
  waitUntilElsewhere,
} from '../support/browser/tabs'

const open = appBrowser()
const match = plannedMatch('channel')

/** Plays the first throw and shuts its flaps. */
async function openAndPlay(prepare?: (page: Page) => Promise<void>): Promise<App> {
  const app = await open({ view: VIEWS.desk, isMotionReduced: true, seed: match.seed, prepare })
  await begin(app, match)
  await playEvents(app, match, { to: 2 })
  return app
}

/** The dice of an event that is a throw. */
const diceOf = (index: number) => {
  const event = match.events[index]
  if (event?.type !== 'diceRolled') throw new Error(`Event ${index} is no throw.`)
  return en.play.dice(event.dice)
}

test('a second tab asks before it takes the box, and goes on with the same match', async () => {
  const first = await openAndPlay()
  const second = await openTab(first)
  await waitUntilElsewhere(second)
  await press(second, en.elsewhere.take)
  await goOn(second)
  await playEvents(second, match, { from: 2, to: 4 })

  await waitUntilElsewhere(first)
  await press(first, en.elsewhere.take)
  await first.button(rollButton(first)).waitFor()
  await playEvents(first, match, { from: 4, to: 6 })
  expect(second.problems).toEqual([])
})

test('a tab that hung while another took the box writes nothing when it wakes', async () => {
  const first = await openAndPlay()
  const second = await openTab(first)
  const wake = await hang(first, { tapped: rollButton(first) })
  await press(second, en.elsewhere.take)
  await goOn(second)
  await playEvents(second, match, { from: 2, to: 5 })

  await wake()
  await waitUntilElsewhere(first)
  await reload(second)
  await second.page.getByRole('img', { name: diceOf(4), exact: true }).waitFor()
  expect(second.problems).toEqual([])
})

/** Runs in the page, before the app: makes the store slow to open. */
function openSlowly(): void {
  const { prototype } = IDBFactory
  const openNow = Object.getOwnPropertyDescriptor(prototype, 'open')!.value as IDBFactory['open']
  prototype.open = function (...asked) {
    const request = openNow.apply(this, asked)
    Object.defineProperty(request, 'onsuccess', {
      set: (handler: () => void) =>
        request.addEventListener('success', () => setTimeout(handler, 1000)),
    })
    return request
  }
}

test('of two tabs that take the box at once, one has it', async () => {
  const first = await openAndPlay()
  await first.page.context().addInitScript(openSlowly)
  const tabs = [await openTab(first), await openTab(first)]
  await Promise.all(tabs.map((tab) => press(tab, en.elsewhere.take)))
  const opened = tabs.map((tab) => tab.button(new RegExp(`^${en.setup.continue}\\.`)))
  await Promise.race(opened.map((button) => button.waitFor()))
  // Long enough for the other to open as well.
  await first.page.waitForTimeout(2000)
  const areElsewhere = await Promise.all([first, ...tabs].map(isElsewhere))
  expect(areElsewhere.filter((isIt) => !isIt)).toHaveLength(1)

  const owner = tabs[areElsewhere.indexOf(false) - 1]!
  await goOn(owner)
  await playEvents(owner, match, { from: 2, to: 4 })
  expect(tabs.flatMap(({ problems }) => problems)).toEqual([])
})

test('a name that was half typed in a tab that lost the box is not saved', async () => {
  const first = await open({ view: VIEWS.desk })
  const second = await openTab(first)
  const firstName = second.page.getByRole('textbox').first()
  const wake = await hang(first, { typed: 'Half' })
  await press(second, en.elsewhere.take)
  await firstName.waitFor()
  await wake()
  await waitUntilElsewhere(first)
  // Longer than the app waits for the next letter.
  await second.page.waitForTimeout(600)
  await second.page.reload()
  await firstName.waitFor()
  expect(await firstName.inputValue()).toBe(en.setup.defaultName(1))
})

test('where locks are denied, the tab opened last has the box, and the other says so', async () => {
  const first = await openAndPlay((page) => denyLocks(page.context(), 'rejects'))
  const second = await openTab(first)
  await goOn(second)
  await playEvents(second, match, { from: 2, to: 4 })
  await press(first, rollButton(first))
  await waitUntilElsewhere(first)
  await playEvents(second, match, { from: 4, to: 6 })
  expect(second.problems).toEqual([])
})
