import { serialQueue } from '@/device/serial-queue'
import { readKeys, writeKey, type Written } from '@/device/storage'
import type { Result } from '@/engine'
import { tell } from './notices'
import type { SaveKind } from './save-kinds'
import { readSave, writeSave } from './save-text'
import { setAside } from './set-aside'

const NOT_WRITTEN: Written = { ok: false, error: 'write-failed' }

/** The third stands in for one that is full of bytes nobody can read or put aside. */
const PLACES = [0, 1, 2]

type Slot<T> = {
  readonly key: string
  /** Below 0 where nothing that can be read is in it. */
  readonly counter: number
  readonly value: T | undefined
  /** False where it holds bytes that can neither be read nor were put aside. */
  readonly isFree: boolean
}

const emptySlot = (key: string, isFree: boolean) =>
  ({ key, counter: -1, value: undefined, isFree }) as const

async function readSlot<T>(
  key: string,
  text: string | undefined,
  kind: SaveKind,
  parse: (data: unknown) => Result<T, string>,
): Promise<Slot<T>> {
  if (text === undefined) return emptySlot(key, true)
  const save = readSave(text, kind)
  const parsed = save.ok ? parse(save.value.data) : save
  if (save.ok && parsed.ok)
    return { key, counter: save.value.counter, value: parsed.value, isFree: true }
  return emptySlot(key, await setAside(key, text))
}

/**
 * One value in two slots that are written in turn, so that a torn write never takes the one before with
 * it: the newest that can be read counts. Nothing is written before the slots have been read.
 */
export function slots<T>(
  name: string,
  kind: SaveKind,
  parse: (data: unknown) => Result<T, string>,
) {
  const keys = PLACES.map((place) => `${name}/${place}`)
  let counter = 0
  let free: readonly string[] = []
  /** Where the newest lies that is known to be kept. */
  let kept: string | undefined
  const inTurn = serialQueue()

  /** Never over the newest that is kept: what failed before, and may be torn, is tried again in its place. */
  async function write(data: unknown): Promise<Written> {
    const key = free.find((slot) => slot !== kept) ?? free[0]
    if (key === undefined) return NOT_WRITTEN
    const written = await writeKey(key, writeSave(kind, { counter, data }))
    if (written.ok) {
      kept = key
      counter++
    }
    return written
  }

  return {
    async load(): Promise<T | undefined> {
      free = []
      const { entries, unread } = await readKeys(keys)
      if (unread) tell('set-aside')
      const read: Slot<T>[] = []
      for (const key of keys) {
        const text = entries.find((entry) => entry.key === key)?.value
        read.push(
          unread?.includes(key) ? emptySlot(key, false) : await readSlot(key, text, kind, parse),
        )
      }
      const newest = read.reduce((best, slot) => (slot.counter > best.counter ? slot : best))
      free = read.filter(({ isFree }) => isFree).map(({ key }) => key)
      kept = newest.counter < 0 ? undefined : newest.key
      // One that cannot be read may be the next after the newest.
      counter = newest.counter + 2
      return newest.value
    },

    /** Saves in the order they were asked for: where one goes depends on what became of the one before. */
    save: (data: unknown): Promise<Written> => inTurn(() => write(data)),
  }
}
