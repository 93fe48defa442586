import type { Browser, Page } from 'playwright-core'
import { plannedMatch } from '../../__tests__/support/browser/matches'
import { openApp, VIEWS } from '../../__tests__/support/browser/open-app'
import { begin, rollButton, whenReady } from '../../__tests__/support/browser/play-match'
import { en } from '../../i18n/en'
import { recordTap, type Frames } from './frames'
import { stolenShare } from './stolen-share'

/** From the tap on Roll until all dice are at rest and the flaps are lit. */
const THROW_MS = 1100
/** From the tap on Shut until the last flap has fallen. */
const FALL_MS = 900
const FLAPS = 5

export type TurnRecording = {
  readonly thrown: readonly Frames[]
  readonly fallen: readonly Frames[]
  /** The highest measured share of CPU time that other programs took, from 0 to 1. */
  readonly stolenShare: number
}

export async function throttleCpu(page: Page, rate: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return () => session.detach()
}

/** Records the first turn of a match in a new browser page, until five flaps have fallen. */
export async function measureTurn(
  browser: Browser,
  url: string,
  rate: number,
): Promise<TurnRecording> {
  const match = plannedMatch('falling')
  const app = await openApp(browser, url, { view: VIEWS.upright, seed: match.seed })
  await begin(app, match)
  const before = await stolenShare(app.page)
  const stopThrottling = await throttleCpu(app.page, rate)
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
  await stopThrottling()
  const after = await stolenShare(app.page)
  await app.close()
  return { thrown, fallen, stolenShare: Math.max(before, after) }
}
