import { keysOf, type Change, type Disk } from './disk'
import { rowsDisk } from './rows-disk'

export type Call = { readonly kind: 'read' | 'write'; readonly keys: readonly string[] }
/** One that tears fails as well, and leaves half of what it was to write. */
export type Answer = 'done' | 'fails' | 'tears' | 'hangs'

export type Phone = {
  disk: Disk
  /** How many calls were to change the disk. */
  writes: number
  /** Characters that fit. */
  room: number
  answer: (call: Call) => Answer
  onWrite: (change: Change) => void
}

/** The store under the app: a disk, and whatever goes wrong with it. */
export const phone: Phone = {
  disk: rowsDisk(),
  writes: 0,
  room: Infinity,
  answer: () => 'done',
  onWrite: () => {},
}

type Hanging = { readonly goOn: () => void; readonly die: (error: Error) => void }
let hanging: Hanging[] = []

const hang = () => new Promise<void>((goOn, die) => hanging.push({ goOn, die }))

async function obey(call: Call, tear = () => {}): Promise<void> {
  const answer = phone.answer(call)
  if (answer === 'tears') tear()
  if (answer === 'fails' || answer === 'tears') throw new Error('The store failed')
  if (answer === 'hangs') await hang()
}

function sizeAfter(change: Change): number {
  const after = phone.disk.copy()
  for (const step of after.plan(change)) step.land()
  return after.keys().reduce((size, key) => size + key.length + (after.read(key)?.length ?? 0), 0)
}

export async function change(change: Change): Promise<void> {
  phone.writes++
  phone.onWrite(change)
  await obey({ kind: 'write', keys: keysOf(change) }, () => {
    const [step] = phone.disk.plan(change)
    step?.tear(step.bytes >> 1, 'prefix')
  })
  if (phone.room < Infinity && sizeAfter(change) > phone.room) throw new Error('The store is full')
  for (const step of phone.disk.plan(change)) step.land()
}

export async function read(keys: readonly string[]): Promise<(string | undefined)[]> {
  await obey({ kind: 'read', keys })
  return keys.map((key) => phone.disk.read(key))
}

/** What was hanging goes on, in the order it was asked for. */
export function goOn(): void {
  hanging.forEach((call) => call.goOn())
  hanging = []
}

/** The app that waits for these calls is dead: none of them ever lands. */
export function die(): void {
  hanging.forEach((call) => call.die(new Error('The app was killed')))
  hanging = []
}

/** A phone with this disk and nothing wrong with it. */
export function newPhone(disk: Disk): void {
  die()
  phone.disk = disk
  phone.writes = 0
  phone.room = Infinity
  phone.answer = () => 'done'
  phone.onWrite = () => {}
}
