import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { beginImport } from '../support/browser/import-matches'
import { keepMatches } from '../support/browser/kept-matches'
import { exportOf } from '../support/browser/many-matches'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { PLAY, press } from '../support/browser/play-match'
import {
  hangWhileSaving,
  isElsewhere,
  openTab,
  waitUntilElsewhere,
  wake,
} from '../support/browser/tabs'

const open = appBrowser()
const openFirst = () => open({ view: VIEWS.desk, isMotionReduced: true })

/** Longer than a deletion can be undone. */
const FINAL_MS = 9000

/** Matches that an import saves at a time, and a file that takes three times. */
const BATCH = 50
const file = exportOf(2 * BATCH + 1)

const matchesOf = ({ page }: App) => page.getByRole('button', { name: / wins\. / })

async function take(app: App): Promise<void> {
  await press(app, en.elsewhere.take)
  await app.button(PLAY).waitFor()
}

test('a match deleted in a tab that loses the box while that can be undone is kept', async () => {
  const first = await openFirst()
  const plan = plannedMatch('brief')
  await keepMatches(first, [{ plan, startedAt: Date.now() }])
  await first.tap(first.button(en.pages.history))
  await first.tap(matchesOf(first))
  await first.tap(first.button(en.history.delete))
  await first.button(en.history.undo).waitFor()

  const second = await openTab(first)
  await take(second)
  await waitUntilElsewhere(first)
  await first.page.waitForTimeout(FINAL_MS)
  expect(await isElsewhere(first)).toBe(true)
  await second.page.reload()
  await second.tap(second.button(en.pages.history))
  await second.tap(matchesOf(second))
  await second.button(en.history.watch).waitFor()
  expect(second.problems).toEqual([])
})

/** Gives a player another name, from the set-up to the list of players. */
async function rename({ page, tap, button }: App, from: string, to: string): Promise<void> {
  const { edit, back } = en.players
  await tap(button(en.pages.players))
  await tap(button(new RegExp(`^${from}, `)))
  await tap(button(edit.open))
  await page.getByRole('textbox', { name: edit.name }).fill(to)
  await tap(button(edit.save))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await tap(button(back))
  await button(new RegExp(`^${to}, `)).waitFor()
}

test('an import in a tab that loses the box ends with what it saved before', async () => {
  const first = await openFirst()
  const second = await openTab(first)
  await hangWhileSaving(first, () => beginImport(first, file))
  await take(second)
  await rename(second, 'Ann', 'Zoe')

  await wake(first)
  await waitUntilElsewhere(first)
  // Long enough for the rest of the file to be saved.
  await first.page.waitForTimeout(2000)
  expect(await isElsewhere(first)).toBe(true)
  await second.page.reload()
  await second.button(/^Zoe, /).waitFor()
  expect(await second.button(/^Ann, /).count()).toBe(0)
  await second.tap(second.button(en.players.back))
  await second.tap(second.button(en.pages.history))
  await second.page.getByText(en.history.count(BATCH), { exact: true }).waitFor()
  expect(second.problems).toEqual([])
})
