import type { Browser, Page } from 'playwright-core'
import { plannedMatch } from '../../__tests__/support/browser/matches'
import { openApp, VIEWS } from '../../__tests__/support/browser/open-app'
import { begin, rollButton, whenReady } from '../../__tests__/support/browser/play-match'
import { en } from '../../i18n/en'
import { recordTap, type Frames } from './frames'
import { stolenPart } from './stolen-part'

/** From the tap to the last die at rest with the flaps lit, and to the last of a throw's flaps. */
const THROW_MS = 1100
const FALL_MS = 900
const FLAPS = 5

export type Turn = {
  readonly thrown: readonly Frames[]
  readonly fallen: readonly Frames[]
  /** How much of its time the page had to leave to other programs, at worst. */
  readonly stolen: number
}

async function slowDown(page: Page, rate: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return () => session.detach()
}

/** The first turn of a match in a browser that has just opened it, until five flaps have fallen. */
export async function measureTurn(browser: Browser, url: string, rate: number): Promise<Turn> {
  const match = plannedMatch('falling')
  const app = await openApp(browser, url, { view: VIEWS.upright, seed: match.seed })
  await begin(app, match)
  const before = await stolenPart(app.page)
  const speedUp = await slowDown(app.page, rate)
  const thrown: Frames[] = []
  const fallen: Frames[] = []
  let flaps = 0
  for (const event of match.events) {
    if (flaps >= FLAPS) break
    if (event.type === 'diceRolled') {
      await whenReady(app, async () => {
        thrown.push(await recordTap(app.page, app.button(rollButton(app)), THROW_MS))
      })
    } else if (event.type === 'tilesShut') {
      for (const tile of event.tiles) await app.tap(app.button(en.play.flap.choosable(tile)))
      await whenReady(app, async () => {
        fallen.push(await recordTap(app.page, app.button(en.play.shut(event.tiles)), FALL_MS))
      })
      flaps += event.tiles.length
    }
  }
  await speedUp()
  const stolen = Math.max(before, await stolenPart(app.page))
  await app.close()
  return { thrown, fallen, stolen }
}
