import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { begin, playEvents } from '../support/browser/play-match'

const open = appBrowser()

/** As many letters as a name may have, and the widest of them. */
const LONGEST = 'W'.repeat(24)

test('the longest name is burnt into the lid whole, on the smallest phone', async () => {
  const captain = plannedMatch('captain')
  const names = [LONGEST, 'Ben']
  const setup = { ...captain.setup, players: names.map((name) => ({ name })) }
  const view = { width: 320, height: 568, isTouch: true }
  const app = await open({ view, isMotionReduced: true, seed: captain.seed })
  await begin(app, { ...captain, names })
  await playEvents(app, { ...captain, setup })
  await app.button(en.play.seeResult).waitFor()
  const burns = await app.page.locator('svg text').evaluateAll((texts, name) => {
    const found = texts.filter(({ textContent }) => textContent === name)
    return found.map((text) => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect()
      const lid = text.closest('svg')!.getBoundingClientRect()
      const isInside = lid.left < left && right < lid.right && lid.top < top && bottom < lid.bottom
      return { isInside, isReadable: height >= 9 }
    })
  }, LONGEST)
  expect(burns.length).toBeGreaterThan(0)
  for (const burn of burns) expect(burn).toEqual({ isInside: true, isReadable: true })
})
