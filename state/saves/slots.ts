import { readKey, writeKey, type Written } from '@/device/storage'
import type { Result } from '@/engine'
import { readSave, writeSave } from './save-text'
import { setAside } from './set-aside'

const NOT_WRITTEN: Written = { ok: false, error: 'write-failed' }

type Slot<T> = {
  readonly key: string
  /** Below 0 where nothing that can be read is in it. */
  readonly counter: number
  readonly value: T | undefined
  /** False where it holds bytes that can neither be read nor were put aside. */
  readonly isFree: boolean
}

async function readSlot<T>(
  key: string,
  parse: (data: unknown) => Result<T, string>,
): Promise<Slot<T>> {
  const text = await readKey(key)
  if (text === undefined) return { key, counter: -1, value: undefined, isFree: true }
  const save = readSave(text)
  const parsed = save.ok ? parse(save.value.data) : save
  if (save.ok && parsed.ok)
    return { key, counter: save.value.counter, value: parsed.value, isFree: true }
  return { key, counter: -1, value: undefined, isFree: await setAside(key, text) }
}

/**
 * One value in two slots that are written in turn, so that a torn write never takes the one before with
 * it: the newest that can be read counts. Nothing is written before the slots have been read.
 */
export function slots<T>(name: string, parse: (data: unknown) => Result<T, string>) {
  let counter = 0
  let free: readonly string[] = []

  return {
    async load(): Promise<T | undefined> {
      free = []
      const read: Slot<T>[] = []
      for (const key of [`${name}/0`, `${name}/1`]) read.push(await readSlot(key, parse))
      const newest = read.reduce((best, slot) => (slot.counter > best.counter ? slot : best))
      free = read.filter(({ isFree }) => isFree).map(({ key }) => key)
      counter = newest.counter + 1
      // The next write goes over the older slot.
      if (free[counter % free.length] === newest.key) counter++
      return newest.value
    },

    save(data: unknown): Promise<Written> {
      if (free.length === 0) return Promise.resolve(NOT_WRITTEN)
      const now = counter++
      return writeKey(free[now % free.length]!, writeSave({ counter: now, data }))
    },
  }
}
