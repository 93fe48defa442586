import type { HistoryEntry } from '@/model/history-entry'
import { openHistory, useHistory } from '@/state/history/history'
import { useNotices } from '@/state/saves/notices'
import { SAVE_KINDS } from '@/state/saves/save-kinds'
import { writeSave } from '@/state/saves/save-text'
import { phone } from '../support/storage-model/phone'
import { playAndExport } from '../support/storage-model/real-exports'
import { start } from '../support/storage-model/restart'

const entriesNow = async () => {
  await openHistory()
  return useHistory.getState().entries
}

const putPage = (number: string, entries: readonly HistoryEntry[]) => {
  const value = writeSave(SAVE_KINDS.indexPage, { counter: 0, data: entries })
  const change = { kind: 'set', entries: [[`shut-the-box/index/${number}`, value]] } as const
  for (const step of phone.disk.plan(change)) step.land()
}

test.each<[string, (entry: HistoryEntry) => HistoryEntry]>([
  ['a winner whom nobody knows', (entry) => ({ ...entry, winners: [11] })],
  [
    'totals of 1e308',
    (entry) => ({ ...entry, seats: entry.seats.map((seat) => ({ ...seat, total: 1e308 })) }),
  ],
  ['nobody at the table', (entry) => ({ ...entry, seats: [] })],
])('a page that tells of %s is made again from the matches', async (_, lie) => {
  await start((await playAndExport(1, 5)).disk)
  const entries = await entriesNow()
  putPage(
    '0',
    entries.map((entry, index) => (index === 2 ? lie(entry) : entry)),
  )
  await start(phone.disk)
  expect(await entriesNow()).toEqual(entries)
  await start(phone.disk)
  expect(await entriesNow()).toEqual(entries)
  expect(useNotices.getState().notices).toEqual([])
})

test.each(['00', '9'.repeat(20), '-1', 'x', ''])('page %j is none, and goes', async (number) => {
  await start((await playAndExport(1, 3)).disk)
  const entries = await entriesNow()
  putPage(number, entries)
  await start(phone.disk)
  expect(await entriesNow()).toEqual(entries)
  expect(phone.disk.keys()).not.toContain(`shut-the-box/index/${number}`)
})
