import { presetOf, PRESETS } from '@/engine'
import { openHistory } from '@/state/history/history'
import { phone } from '../support/storage-model/phone'
import type { Change, Disk } from '../support/storage-model/disk'
import { isTearNoticed, killPointsOf } from '../support/storage-model/kill-points'
import { start } from '../support/storage-model/restart'
import { recordSession } from '../support/storage-model/session'
import { whatIsWrong } from '../support/storage-model/what-was-found'

const SESSIONS = 240
/** Torn bytes that go unnoticed would be a fault by themselves, so a restart after some of them is enough. */
const RESTART_AFTER_TEARS = process.env.RESTART_AFTER_EVERY_TEAR ? 1 : 28

const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)
beforeAll(() => process.on('unhandledRejection', onRejection))
afterAll(() => process.off('unhandledRejection', onRejection))
afterEach(() => expect(rejections).toEqual([]))

test('whenever the app is killed, it starts, nothing shown is lost and no throw is made again', async () => {
  const presets = new Set<string>()
  let matches = 0
  let killPoints = 0
  let restarts = 0
  for (let number = 0; number < SESSIONS; number++) {
    const { moments, throws } = await recordSession(number)
    for (const { match } of moments.at(-1)!.played.values()) {
      presets.add(presetOf(match.setup.rules)!.id)
      matches++
    }
    for (const moment of moments)
      for (const { disk, isTorn } of killPointsOf(moment)) {
        killPoints++
        const where = `Session ${number}, kill point ${killPoints}: `
        if (isTorn && !isTearNoticed(moment, disk)) throw new Error(`${where}a tear is not noticed`)
        if (isTorn && killPoints % RESTART_AFTER_TEARS > 0) continue
        restarts++
        await start(disk)
        const wrong = await whatIsWrong(moment, throws)
        if (wrong) throw new Error(where + wrong)
      }
  }
  expect(matches).toBeGreaterThanOrEqual(500)
  expect(presets.size).toBe(PRESETS.length)
  expect(killPoints).toBeGreaterThanOrEqual(1_900_000)
  expect(restarts).toBeGreaterThanOrEqual(100_000)
}, 3_600_000)

/** What an app that was killed does to its disk while it puts things right. */
async function changesOfRestart(disk: Disk): Promise<readonly { before: Disk; change: Change }[]> {
  const calls: { before: Disk; change: Change }[] = []
  await start(disk, {
    onWrite: (change) => void calls.push({ before: phone.disk.copy(), change }),
  })
  await openHistory()
  return calls
}

test('killed again while it puts things right, it loses nothing either', async () => {
  let restarts = 0
  for (let number = 0; number < 20; number++) {
    const { moments, throws } = await recordSession(number)
    let points = number
    for (const moment of moments)
      for (const { disk } of killPointsOf(moment)) {
        if (++points % 101 > 0) continue
        for (const call of await changesOfRestart(disk))
          for (const again of killPointsOf(call)) {
            if (again.isTorn && ++restarts % 10 > 0) continue
            await start(again.disk)
            const wrong = await whatIsWrong(moment, throws)
            if (wrong) throw new Error(`Session ${number}, point ${points}: ${wrong}`)
          }
      }
  }
  expect(restarts).toBeGreaterThan(5000)
}, 600_000)
