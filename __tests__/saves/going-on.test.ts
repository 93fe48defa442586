import { writeEvents } from '@/engine'
import type { PlayedMatch } from '@/model/played-match'
import { findMatch, openHistory, useHistory } from '@/state/history/history'
import { clearTable, goOnWith, useLiveMatch } from '@/state/table/live-match'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { randomFrom } from '../support/seeded-random'
import { killPointsOf } from '../support/storage-model/kill-points'
import { begin, playUpTo, someSetup } from '../support/storage-model/play-randomly'
import { phone } from '../support/storage-model/phone'
import { recordMoments } from '../support/storage-model/recording'
import { settle, start } from '../support/storage-model/restart'
import { DISKS } from '../support/storage-model/session'

const live = () => useLiveMatch.getState().live
const briefly = ({ id, seed, events }: PlayedMatch) => `${id} ${seed} ${writeEvents(events)}`

async function idsInHistory() {
  await openHistory()
  return useHistory
    .getState()
    .entries.map(({ id }) => id)
    .sort()
}

/** Leaves a match after some events, for another that has as many. */
async function leaveOneForAnother(disk = DISKS[0]!()) {
  const random = randomFrom(4)
  forceSeeds(seedOf(1), seedOf(2))
  await start(disk)
  await begin(someSetup(random, 1))
  await playUpTo(random, 7)
  const left = live()!
  await begin(someSetup(random, 3))
  await playUpTo(random, 5)
  await settle()
  return { left, other: live()! }
}

test('a match that was left goes on as it was left, with its seed; the other one is left instead', async () => {
  const { left, other } = await leaveOneForAnother()
  expect(await goOnWith(left.id)).toMatchObject({ ok: true })
  expect(briefly(live()!)).toBe(briefly(left))
  expect(briefly((await findMatch(other.id))!)).toBe(briefly(other))
  await playUpTo(randomFrom(1), Infinity)
  const ended = live()!
  await clearTable()
  await start(phone.disk)
  expect(await idsInHistory()).toEqual([left.id, other.id].sort())
  expect(briefly((await findMatch(left.id))!)).toBe(briefly(ended))
})

test.each(DISKS)(
  'wherever the app is killed meanwhile, both are there, each once',
  async (disk) => {
    const { left, other } = await leaveOneForAnother(disk())
    const moments = await recordMoments(async () => {
      await goOnWith(left.id)
      await settle()
    })
    const onTable = new Set<string>()
    for (const moment of moments)
      for (const { disk: found } of killPointsOf(moment)) {
        await start(found)
        const match = live()!
        onTable.add(match.id)
        expect(briefly(match)).toBe(briefly(match.id === left.id ? left : other))
        const missing = match.id === left.id ? other : left
        const entries = await idsInHistory()
        expect(new Set(entries).size).toBe(entries.length)
        expect(entries).toContain(missing.id)
        expect(briefly((await findMatch(missing.id))!)).toBe(briefly(missing))
      }
    expect(onTable).toEqual(new Set([left.id, other.id]))
  },
)

test('it goes on from its last state, whatever a page still shows', async () => {
  const { left } = await leaveOneForAnother()
  await goOnWith(left.id)
  await playUpTo(randomFrom(1), 3)
  const now = live()!
  expect(await goOnWith(left.id)).toEqual({ ok: true, value: now })
  await playUpTo(randomFrom(1), Infinity)
  const ended = live()!
  expect(await goOnWith(left.id)).toEqual({ ok: false, error: 'not-left' })
  expect(live()).toBe(ended)
  await clearTable()
  expect(await goOnWith(left.id)).toEqual({ ok: false, error: 'not-left' })
  expect(live()).toBeUndefined()
  expect(briefly((await findMatch(left.id))!)).toBe(briefly(ended))
})

test('one that is nowhere leaves the table as it is', async () => {
  const { other } = await leaveOneForAnother()
  expect(await goOnWith('0123456789abcdef')).toEqual({ ok: false, error: 'not-left' })
  expect(live()).toBe(other)
  await playUpTo(randomFrom(1), 1)
  expect(live()!.events.length).toBe(other.events.length + 1)
})

test('of two taps one counts', async () => {
  const { left } = await leaveOneForAnother()
  const both = await Promise.all([goOnWith(left.id), goOnWith(left.id)])
  expect(both.map(({ ok }) => ok)).toEqual([true, false])
  expect(briefly(live()!)).toBe(briefly(left))
})
