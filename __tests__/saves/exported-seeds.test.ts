import { bytesToHex } from '@noble/hashes/utils.js'
import { throwDice, writeEvents } from '@/engine'
import { findMatch, openHistory, useHistory } from '@/state/history/history'
import { SAVE_KINDS } from '@/state/saves/save-kinds'
import { readSave } from '@/state/saves/save-text'
import {
  clearTable,
  goOnWith,
  openTable,
  recordThrow,
  useLiveMatch,
} from '@/state/table/live-match'
import { exportText } from '@/state/transfer/export-file'
import { importText } from '@/state/transfer/import-file'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { randomFrom } from '../support/seeded-random'
import { begin, playUpTo, someSetup } from '../support/storage-model/play-randomly'
import { phone } from '../support/storage-model/phone'
import { leaveAndPlayOn } from '../support/storage-model/real-exports'
import { settle, start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'

type File = {
  matches: { id: string; seed?: string }[]
  aside: { key: string; value: string }[]
}

/** Every byte of its own, so that a piece of it is found as well. */
const SEED = Uint8Array.from({ length: 32 }, (_, byte) => 0xff - 7 * byte)
const SECRET = bytesToHex(SEED)
const PIECES = [0, 16, 32].map((from) => SECRET.slice(from, from + 32))

const playFor = async (events: number) => {
  const random = randomFrom(3)
  await begin(someSetup(random, 1))
  await playUpTo(random, events)
}

const mustHideSeed = (text: string) => {
  for (const piece of PIECES) expect(text).not.toContain(piece)
}

beforeEach(async () => {
  forceSeeds(SEED, seedOf(2))
  await start(rowsDisk())
})

test('a match on the table leaves the phone without its seed, and can be replayed up to there', async () => {
  await playFor(7)
  const { id, events } = useLiveMatch.getState().live!
  const text = await exportText()
  mustHideSeed(text)
  await start(rowsDisk())
  expect(await importText(text)).toMatchObject({ ok: true, value: { added: 1, refused: [] } })
  expect(writeEvents((await findMatch(id))!.events)).toBe(writeEvents(events))
})

test('so does a match that was left, in the history and where the history could not save it', async () => {
  await playFor(7)
  await clearTable()
  mustHideSeed(await exportText())
  forceSeeds(SEED)
  await start(rowsDisk())
  await playFor(7)
  phone.answer = ({ kind }) => (kind === 'write' ? 'fails' : 'done')
  await clearTable()
  const text = await exportText()
  expect((JSON.parse(text) as File).matches).toHaveLength(1)
  mustHideSeed(text)
})

test('a match that is over takes its seed along, so that anybody can check its throws', async () => {
  await playFor(Infinity)
  expect((JSON.parse(await exportText()) as File).matches[0]!.seed).toBe(SECRET)
  await clearTable()
  expect((JSON.parse(await exportText()) as File).matches[0]!.seed).toBe(SECRET)
})

test.each<[string, (text: string) => string]>([
  ['is cut off', (text) => text.slice(0, -700)],
  ['has a letter too many', (text) => text.replace('"events"', '"eventss"')],
  ['has a seed with a damaged letter', (text) => text.replace(SECRET.slice(4, 8), 'zzzz')],
])('a save of it that %s and was put aside does not show it either', async (_, damage) => {
  await playFor(7)
  await settle()
  for (const slot of [0, 1]) {
    const key = `shut-the-box/live/${slot}`
    phone.disk.damage(key, damage(phone.disk.read(key)!))
  }
  await start(phone.disk)
  const text = await exportText()
  expect((JSON.parse(text) as File).aside).toHaveLength(2)
  mustHideSeed(text)
})

test('what was put aside as too new is whole without its seed', async () => {
  await playFor(7)
  await settle()
  const key = 'shut-the-box/live/0'
  phone.disk.damage(key, phone.disk.read(key)!.replace('shut-the-box 1', 'shut-the-box 2'))
  await start(phone.disk)
  const text = await exportText()
  mustHideSeed(text)
  const [{ value }] = (JSON.parse(text) as File).aside as [File['aside'][0]]
  const asOld = value.replace('shut-the-box 2', 'shut-the-box 1')
  expect(readSave(asOld, SAVE_KINDS.table)).toMatchObject({ ok: true })
})

test('an old file with the seed of a match that is not over is imported without it', async () => {
  const { left } = await leaveAndPlayOn()
  const file = JSON.parse(left.text) as File
  file.matches[0]!.seed = SECRET
  await start(rowsDisk())
  expect(await importText(JSON.stringify(file))).toMatchObject({ ok: true, value: { added: 1 } })
  const played = await findMatch(file.matches[0]!.id)
  expect(played).toBeDefined()
  expect(played).not.toHaveProperty('seed')
})

test('a match that came without a seed goes on as in the file of its end', async () => {
  const { left, ended, id } = await leaveAndPlayOn()
  await start(rowsDisk())
  await importText(left.text)
  expect(await importText(ended.text)).toMatchObject({ ok: true, value: { continued: 1 } })
  await start(phone.disk)
  await openHistory()
  expect(useHistory.getState().entries).toMatchObject([{ id, isAbandoned: false }])
  expect((await findMatch(id))!.seed).toBe(bytesToHex(seedOf(99)))
})

/** Puts a match on the table that was left elsewhere, as its file has it. */
async function continueHere() {
  const { left, id } = await leaveAndPlayOn()
  await start(rowsDisk())
  await importText(left.text)
  const gone = await goOnWith(id)
  if (!gone.ok) throw new Error(gone.error)
  return gone.value
}

test('a match that came without a seed and goes on here draws its throws from a new one', async () => {
  await continueHere()
  const other = seedOf(77)
  forceSeeds(other, seedOf(78))
  await playUpTo(randomFrom(5), Infinity)
  const { events, seed } = useLiveMatch.getState().live!
  expect(seed).toBe(bytesToHex(other))
  const dice = events.flatMap((event) => (event.type === 'diceRolled' ? [event.dice] : []))
  const last = dice.length - 1
  expect(dice[last]).toEqual(throwDice(other, last, dice[last]!.length === 1 ? 1 : 2))
})

test('the new seed is saved before its first throw, which no kill can change', async () => {
  const live = await continueHere()
  forceSeeds(seedOf(77), seedOf(78))
  const { writes } = phone
  // The seed is saved, and the throw is not.
  phone.answer = ({ kind }) => (kind === 'write' && phone.writes > writes + 1 ? 'fails' : 'done')
  expect(await recordThrow(2)).toBeUndefined()
  const { events } = useLiveMatch.getState().live!
  phone.answer = () => 'done'
  await openTable()
  expect(useLiveMatch.getState().live!.events).toEqual(live.events)
  await recordThrow(2)
  expect(useLiveMatch.getState().live!.events).toEqual(events)
})

test('where there is no secure generator, it waits for one', async () => {
  const live = await continueHere()
  forceSeeds()
  expect(await recordThrow(2)).toBe('no-entropy')
  expect(useLiveMatch.getState().live).toBe(live)
})
