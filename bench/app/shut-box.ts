import type { Browser } from 'playwright-core'
import { plannedMatch } from '../../__tests__/support/browser/matches'
import { openApp, VIEWS } from '../../__tests__/support/browser/open-app'
import { begin, playEvents, whenReady } from '../../__tests__/support/browser/play-match'
import { en } from '../../i18n/en'
import { recordTap, type Frames } from './frames'
import { stolenShare } from './stolen-share'
import { throttleCpu } from './turn'

/** From the tap on Shut until the light has run, the lid is down and most confetti has sunk. */
const SHUT_BOX_MS = 3600

export type ShutBoxRecording = {
  readonly frames: Frames
  /** The measured share of CPU time that other programs took, from 0 to 1. */
  readonly stolenShare: number
}

/** Records a box that is shut in the first turn, from the tap that shuts its last flap. */
export async function measureShutBox(
  browser: Browser,
  url: string,
  rate: number,
): Promise<ShutBoxRecording> {
  const match = plannedMatch('captain')
  const app = await openApp(browser, url, { view: VIEWS.upright, seed: match.seed })
  await begin(app, match)
  const last = match.events.at(-1)
  if (last?.type !== 'tilesShut') throw new Error('The match does not end with a shut box.')
  await playEvents(app, match, { to: match.events.length - 1 })
  for (const tile of last.tiles) await app.tap(app.button(en.play.flap.choosable(tile)))
  const before = await stolenShare(app.page)
  const stopThrottling = await throttleCpu(app.page, rate)
  let frames: Frames = { deltas: [], longTasks: [] }
  await whenReady(app, async () => {
    frames = await recordTap(app.page, app.button(en.play.shut(last.tiles)), SHUT_BOX_MS)
  })
  await stopThrottling()
  const after = await stolenShare(app.page)
  await app.close()
  return { frames, stolenShare: Math.max(before, after) }
}
