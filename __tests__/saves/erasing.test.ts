import { eraseEverything } from '@/state/erase-everything'
import { openHistory, useHistory } from '@/state/history/history'
import { usePeople } from '@/state/people/people'
import { SAVE_KINDS } from '@/state/saves/save-kinds'
import { writeSave } from '@/state/saves/save-text'
import { useSetUp } from '@/state/set-up/set-up'
import { importText } from '@/state/transfer/import-file'
import { seatsOf } from '../support/scripted-match'
import { keysOf } from '../support/storage-model/disk'
import { phone } from '../support/storage-model/phone'
import { playAndExport } from '../support/storage-model/real-exports'
import { start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'

const mockLeft = new Map<string, string>()
jest.mock('@/device/left-behind', () => ({
  keepOnLeave: () => {},
  readLeftBehind: (name: string) => mockLeft.get(name),
  removeLeftBehind: (name: string) => mockLeft.delete(name),
}))

const MATCHES = 250

/** A phone with so many matches that they are erased in several batches. */
async function startWithMatches(): Promise<void> {
  const { disk } = await playAndExport(1, 1)
  const key = disk.keys().find((name) => name.includes('/match/'))!
  const text = disk.read(key)!
  const entries = Array.from(
    { length: MATCHES },
    (_, number) => [`shut-the-box/match/${number}`, text] as const,
  )
  for (const step of disk.plan({ kind: 'set', entries })) step.land()
  await start(disk)
}

test('everything is erased, in batches that no store takes long for', async () => {
  await startWithMatches()
  const sizes: number[] = []
  phone.onWrite = (change) => void (change.kind === 'remove' && sizes.push(change.keys.length))
  expect(await eraseEverything()).toBe(true)
  expect(phone.disk.keys()).toEqual([])
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200)
})

test('what is left after a store has failed midway is shown, and can be erased again', async () => {
  await startWithMatches()
  let removals = 0
  phone.answer = ({ kind }) => (kind === 'write' && ++removals > 1 ? 'fails' : 'done')
  expect(await eraseEverything()).toBe(false)
  expect(phone.disk.keys().length).toBeLessThan(MATCHES)
  expect(phone.disk.keys().length).toBeGreaterThan(0)
  phone.answer = () => 'done'
  expect(await eraseEverything()).toBe(true)
  expect(phone.disk.keys()).toEqual([])
})

test('a set-up that another page left behind is erased too', async () => {
  await startWithMatches()
  const data = { ...useSetUp.getInitialState(), seats: seatsOf(['Ann', 'Ben']) }
  mockLeft.set('set-up', writeSave(SAVE_KINDS.setUp, { counter: 3, data }))
  expect(await eraseEverything()).toBe(true)
  expect(useSetUp.getState()).toEqual(useSetUp.getInitialState())
  expect(mockLeft.size).toBe(0)
})

test('a store that removes nothing leaves everything as it was', async () => {
  const { disk } = await playAndExport(1, 2)
  await start(disk)
  await openHistory()
  phone.answer = ({ kind }) => (kind === 'write' ? 'fails' : 'done')
  expect(await eraseEverything()).toBe(false)
  expect(useHistory.getState().entries).toHaveLength(2)
  await start(rowsDisk())
})

/** A file with so many matches that they are imported in several batches. */
async function largeExport(): Promise<string> {
  const { text } = await playAndExport(1, 1)
  const file = JSON.parse(text) as { matches: object[] }
  const matches = Array.from({ length: MATCHES }, (_, number) => ({
    ...file.matches[0],
    id: number.toString(16).padStart(16, '0'),
  }))
  return JSON.stringify({ ...file, matches })
}

test.each<[string, (erase: () => void) => void]>([
  ['is read', (erase) => void setTimeout(erase)],
  [
    'is written',
    (erase) =>
      (phone.onWrite = (change) => {
        if (keysOf(change).some((key) => key.includes('/match/'))) erase()
      }),
  ],
])('erasing while a file %s stops the import, and nothing comes back', async (_, when) => {
  const text = await largeExport()
  await start(rowsDisk())
  const erased = new Promise<boolean>((resolve) => {
    when(() => {
      phone.onWrite = () => {}
      resolve(eraseEverything())
    })
  })
  const imported = await Promise.all([importText(text), importText(text)])
  expect(await erased).toBe(true)
  const stopped = { ok: false, error: 'stopped' }
  expect(imported).toEqual([stopped, stopped])
  expect(phone.disk.keys()).toEqual([])
  await openHistory()
  expect(useHistory.getState().entries).toEqual([])
  expect(usePeople.getState().people).toEqual([])
  expect(await importText(text)).toMatchObject({ ok: true, value: { added: MATCHES } })
})
