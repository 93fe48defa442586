import { keepOnLeave, readLeftBehind, removeLeftBehind } from '@/device/left-behind'
import { serialQueue } from '@/device/serial-queue'
import { readKeys, writeKey } from '@/device/storage'
import type { WriteResult } from '@/device/write-queue'
import type { Result } from '@/engine'
import { showNotice } from './notices'
import type { SaveKind } from './save-kinds'
import { COUNTERS, readSave, writeSave } from './save-text'
import { setAside } from './set-aside'

const NOT_WRITTEN: WriteResult = { ok: false, error: 'write-failed' }

/** Two are used; the third replaces one whose text can neither be read nor set aside. */
const SLOT_NUMBERS = [0, 1, 2]

type Slot<T> = {
  readonly key: string
  /** Incremented with each save; undefined without a readable save. */
  readonly counter: number | undefined
  readonly value: T | undefined
  /** False if it holds a text that could neither be read nor set aside. */
  readonly isWritable: boolean
}

const emptySlot = (key: string, isWritable: boolean) =>
  ({ key, counter: undefined, value: undefined, isWritable }) as const

const counterAfter = (counter: number, saves: number) => (counter + saves) % COUNTERS

/** Counters start again at 0, so the newer one is less than half of all counters ahead. */
function newerOf<T>(a: Slot<T>, b: Slot<T>): Slot<T> {
  if (a.counter === undefined || b.counter === undefined) return a.counter === undefined ? b : a
  const higher = b.counter - a.counter
  const ahead = higher < 0 ? higher + COUNTERS : higher
  return ahead > 0 && ahead < COUNTERS / 2 ? b : a
}

type Parse<T> = (data: unknown) => Result<T, string>

/** The slot with this text, or undefined if it is not a readable save. */
function slotOf<T>(
  key: string,
  text: string,
  kind: SaveKind,
  parse: Parse<T>,
): Slot<T> | undefined {
  const save = readSave(text, kind)
  const parsed = save.ok ? parse(save.value.data) : save
  if (!save.ok || !parsed.ok) return undefined
  return { key, counter: save.value.counter, value: parsed.value, isWritable: true }
}

async function readSlot<T>(
  key: string,
  text: string | undefined,
  kind: SaveKind,
  parse: Parse<T>,
): Promise<Slot<T>> {
  if (text === undefined) return emptySlot(key, true)
  return slotOf(key, text, kind, parse) ?? emptySlot(key, await setAside(key, text))
}

/**
 * Saves one value in two slots that are written alternately, so that an interrupted write never damages the
 * save before it; the newest readable one counts. Nothing is written before the slots have been read.
 */
export function slots<T>(name: string, kind: SaveKind, parse: Parse<T>) {
  const keys = SLOT_NUMBERS.map((number) => `${name}/${number}`)
  let counter = 0
  let writableKeys: readonly string[] = []
  /** The key of the newest save known to be stored. */
  let newestKey: string | undefined
  const enqueue = serialQueue()

  /** Never overwrites the newest stored save: after a failed write the same slot is tried again. */
  async function write(data: unknown): Promise<WriteResult> {
    const key = writableKeys.find((slot) => slot !== newestKey) ?? writableKeys[0]
    if (key === undefined) return NOT_WRITTEN
    const written = await writeKey(key, writeSave(kind, { counter, data }))
    if (written.ok) {
      newestKey = key
      counter = counterAfter(counter, 1)
    }
    return written
  }

  return {
    async load(): Promise<T | undefined> {
      writableKeys = []
      const { found, unread } = await readKeys(keys)
      if (unread) showNotice('set-aside')
      const read: Slot<T>[] = []
      for (const key of keys) {
        const text = found.find((pair) => pair.key === key)?.value
        read.push(
          unread?.includes(key) ? emptySlot(key, false) : await readSlot(key, text, kind, parse),
        )
      }
      const stored = read.reduce(newerOf)
      const left = slotOf(name, readLeftBehind(name) ?? '', kind, parse)
      const newest = left ? newerOf(stored, left) : stored
      writableKeys = read.filter(({ isWritable }) => isWritable).map(({ key }) => key)
      newestKey = stored.counter === undefined ? undefined : stored.key
      // An unreadable slot may hold the counter after the newest, so that one is skipped.
      counter = newest.counter === undefined ? 1 : counterAfter(newest.counter, 2)
      // Kept until it is stored: this page may be left before.
      if (newest !== left || (await enqueue(() => write(newest.value))).ok) removeLeftBehind(name)
      return newest.value
    },

    /**
     * Keeps what is `unsaved` when the page is left for the next `load`, unless something newer is stored by
     * then.
     */
    keepOnLeave: (unsaved: () => T | undefined): void =>
      keepOnLeave(name, () => {
        const data = unsaved()
        if (data === undefined) return undefined
        // Newer than a save in progress, and older than the next one if the page is shown again.
        const text = writeSave(kind, { counter: counterAfter(counter, 1), data })
        counter = counterAfter(counter, 2)
        return text
      }),

    removeLeftBehind: (): void => removeLeftBehind(name),

    /** Queued, since the slot of a save depends on whether the one before succeeded. */
    save: (data: unknown): Promise<WriteResult> => enqueue(() => write(data)),
  }
}
