import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { filmed } from '../support/browser/filmed'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { begin, playEvents, press } from '../support/browser/play-match'
import { afterPass } from '../support/browser/walk-screens'

const open = appBrowser()

/** Longer than the card takes to arrive and its rows to change places. */
const ARRIVED_MS = 1700

const DIALOG = `//*[@role='dialog']`
const rowOf = (name: string) => `${DIALOG}//*[@aria-label='${en.pass.scores}']//*[text()='${name}']`
const CARD = { card: DIALOG, ann: rowOf('Ann'), ben: rowOf('Ben') }

test('the pass card slides in, and at the end of a round its rows change places', async () => {
  const match = plannedMatch('hundred')
  const app = await open({ view: VIEWS.upright, seed: match.seed })
  const { page } = app
  await begin(app, match)
  await playEvents(app, match, { to: afterPass(match, 2) - 1 })
  const passing = () =>
    filmed(page, CARD, async () => {
      await press(app, en.play.pass)
      await page.waitForTimeout(ARRIVED_MS)
    })

  const moving = await passing()
  const [first, last] = [moving[0]!, moving.at(-1)!]
  expect(first.card.left).toBeGreaterThan(app.view.width / 2)
  expect(last.card.left).toBe(0)
  // Ann sat above Ben, who is nearer to the target now.
  expect(first.ann.top).toBeLessThan(first.ben.top)
  expect(last.ben.top).toBeLessThan(last.ann.top)
  const ways = new Set(moving.map(({ ann, ben }) => ann.top - ben.top))
  // Somewhere between the two as well; how often they are seen there depends on how busy the machine is.
  expect(ways.size).toBeGreaterThan(2)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await app.button(en.play.pass).waitFor()
  const still = await passing()
  expect(still.length).toBeGreaterThan(0)
  expect(still.every(({ card }) => card.left === 0)).toBe(true)
  expect(still.every(({ ann, ben }) => ben.top < ann.top)).toBe(true)
})
