import { presetOf, PRESETS } from '@/engine'
import { openHistory } from '@/state/history/history'
import { phone } from '../support/storage-model/phone'
import { keysOf, type Change, type Disk } from '../support/storage-model/disk'
import { isTearNoticed, killPointsOf } from '../support/storage-model/kill-points'
import type { Moment } from '../support/storage-model/recording'
import { start } from '../support/storage-model/restart'
import { DISKS, recordSession, type Throws } from '../support/storage-model/session'
import { whatIsWrong } from '../support/storage-model/what-was-found'
import { volume } from '../support/volumes'

/** Torn bytes that go unnoticed would be a fault of their own, so a restart after some of them is enough. */
const RESTART_AFTER_TEARS = 28

const EVERYTHING_SHOWN = ['announcing', 'matchOver', 'nothing', 'rolling', 'shutting', 'turnOver']

const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)
beforeAll(() => process.on('unhandledRejection', onRejection))
afterAll(() => process.off('unhandledRejection', onRejection))
afterEach(() => expect(rejections).toEqual([]))

/** What a change does to which kind of key: the table, a match, the index, or bytes set aside. */
const kindsOf = (change: Change) =>
  keysOf(change).map((key) => `${change.kind} ${key.split('/')[1]}`)

let tears = 0

/** Kills the app at every step of a call and in the middle of each; returns the faults found after that. */
async function faultAfterKill(moment: Moment, throws: Throws): Promise<string | undefined> {
  const killedBefore: number[] = []
  const tornAt = new Set<number>()
  for (const { disk, step, isTorn } of killPointsOf(moment)) {
    if (isTorn) tornAt.add(step)
    else killedBefore.push(step)
    if (isTorn && !isTearNoticed(moment, disk)) return `step ${step}: a tear is not noticed`
    if (isTorn && ++tears % RESTART_AFTER_TEARS > 0) continue
    await start(disk)
    const wrong = await whatIsWrong(moment, throws)
    if (wrong) return `step ${step}: ${wrong}`
  }
  const steps = moment.before.copy().plan(moment.change)
  const isKilledEverywhere = [...steps.keys(), steps.length].every((at) => killedBefore[at] === at)
  const isTornEverywhere = steps.every(({ bytes }, at) => tornAt.has(at) === bytes > 0)
  return isKilledEverywhere && isTornEverywhere ? undefined : 'not every step was killed'
}

test('whenever the app is killed, it starts, nothing shown is lost and no throw is made again', async () => {
  const ended = new Set<string>()
  const shown = new Set<string>()
  const kinds = new Set<string>()
  const { from, to } = volume('killedSessions')
  for (let number = from; number < to; number++) {
    const { moments, throws } = await recordSession(number)
    for (const { match } of moments.at(-1)!.played.values())
      if (match.phase === 'matchOver')
        ended.add(`${presetOf(match.setup.rules)!.id} on disk ${number % DISKS.length}`)
    for (const [at, moment] of moments.entries()) {
      shown.add(moment.shown?.match.phase ?? 'nothing')
      for (const kind of kindsOf(moment.change)) kinds.add(kind)
      const fault = await faultAfterKill(moment, throws)
      if (fault) throw new Error(`Session ${number}, write ${at}, ${fault}`)
    }
  }
  expect(ended.size).toBe(PRESETS.length * DISKS.length)
  expect([...shown].sort()).toEqual(EVERYTHING_SHOWN)
  expect([...kinds].sort()).toEqual(['set index', 'set live', 'set match'])
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
  const kinds = new Set<string>()
  const { from, to } = volume('twiceKilledSessions')
  for (let number = from; number < to; number++) {
    const { moments, throws } = await recordSession(number)
    let points = number
    for (const moment of moments) {
      // The table is written at every event, the history once in a match.
      const killedEvery = kindsOf(moment.change).includes('set live') ? 101 : 11
      for (const { disk } of killPointsOf(moment)) {
        if (++points % killedEvery > 0) continue
        for (const call of await changesOfRestart(disk)) {
          for (const kind of kindsOf(call.change)) kinds.add(kind)
          for (const again of killPointsOf(call)) {
            if (again.isTorn && ++tears % 10 > 0) continue
            await start(again.disk)
            const wrong = await whatIsWrong(moment, throws)
            if (wrong) throw new Error(`Session ${number}, point ${points}: ${wrong}`)
          }
        }
      }
    }
  }
  expect([...kinds].sort()).toEqual([
    'remove index',
    'remove match',
    'set aside',
    'set index',
    'set match',
  ])
}, 600_000)
