import AsyncStorage from '@react-native-async-storage/async-storage'
import { HAS_COPIES, readCopies, removeCopies, writeCopies } from './second-copy'
import type { KeyValue, ReadResult } from './stored'
import { isTimeout, withTimeout } from './timeout'
import { enqueueWrite, type WriteResult } from './write-queue'

/** The prefix of all keys, so that keys of libraries in the same storage are left alone. */
const PREFIX = 'shut-the-box/'

/** Present as long as the storage has not lost anything; without the prefix, so never erased. */
const COPIED = 'shut-the-box-copied'
const HANDFUL = 100

const storedUnder = ({ key, value }: KeyValue): [string, string] => [PREFIX + key, value]

/** Copies texts that have no copy yet, and marks the storage as complete. */
async function copyRest(stored: ReadonlySet<string>, copies: readonly KeyValue[]): Promise<void> {
  const copied = new Set(copies.map(({ key }) => PREFIX + key))
  const missing = [...stored].filter((key) => key.startsWith(PREFIX) && !copied.has(key))
  for (let at = 0; at < missing.length; at += HANDFUL) {
    const pairs = await AsyncStorage.multiGet(missing.slice(at, at + HANDFUL))
    writeCopies(
      pairs.flatMap(([key, value]) =>
        value === null ? [] : [{ key: key.slice(PREFIX.length), value }],
      ),
    )
  }
  await AsyncStorage.setItem(COPIED, 'yes')
}

/**
 * Restores what the storage has lost, and copies texts that have no copy yet. However long that takes,
 * nothing may run before it ends; only a storage that does not answer at all is given up.
 */
async function recover(): Promise<void> {
  if ((await withTimeout(AsyncStorage.getItem(COPIED))) !== null) return
  const stored = new Set(await withTimeout(AsyncStorage.getAllKeys()))
  const copies = await readCopies()
  // Without files only the storage is used; the next start tries again.
  if (!copies) return
  const lost = copies.filter(({ key }) => !stored.has(PREFIX + key))
  for (let at = 0; at < lost.length; at += HANDFUL)
    await AsyncStorage.multiSet(lost.slice(at, at + HANDFUL).map(storedUnder))
  // A text without a copy is still in the storage, and gets one at the next start.
  await copyRest(stored, copies).catch(() => {})
}

let recovery: Promise<void> | undefined

/**
 * Runs before the first read or write. If lost texts cannot be restored these fail, and the next one tries
 * again: lost texts must not be treated as never saved, and their copies must not be overwritten.
 */
async function recovered(): Promise<void> {
  if (!HAS_COPIES) return
  recovery ??= recover().catch((error: unknown) => {
    recovery = undefined
    throw error
  })
  await recovery
}

/** The text stored under a key, or undefined; rejects if the storage cannot be read. */
export async function readKey(key: string): Promise<string | undefined> {
  await recovered()
  return (await withTimeout(AsyncStorage.getItem(PREFIX + key))) ?? undefined
}

/** Reads keys one by one: on iOS one file that is not UTF-8 makes a read of all keys fail. */
async function readOneByOne(keys: readonly string[], error: unknown): Promise<ReadResult> {
  const found: KeyValue[] = []
  const unread: string[] = []
  for (const key of keys)
    try {
      const value = await readKey(key)
      if (value !== undefined) found.push({ key, value })
    } catch {
      unread.push(key)
    }
  if (unread.length === keys.length) throw error
  return { found, unread }
}

/** The texts stored under these keys; rejects if none of them can be read. */
export async function readKeys(keys: readonly string[]): Promise<ReadResult> {
  await recovered()
  try {
    const pairs = await withTimeout(AsyncStorage.multiGet(keys.map((key) => PREFIX + key)))
    const found = pairs.flatMap(([key, value]) =>
      value === null ? [] : [{ key: key.slice(PREFIX.length), value }],
    )
    return { found }
  } catch (error) {
    if (isTimeout(error)) throw error
    return readOneByOne(keys, error)
  }
}

export async function listKeys(): Promise<readonly string[]> {
  await recovered()
  const keys = await withTimeout(AsyncStorage.getAllKeys())
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
}

const writeBoth = (pairs: readonly KeyValue[], store: () => Promise<void>): Promise<WriteResult> =>
  enqueueWrite(async () => {
    await recovered()
    await store()
    writeCopies(pairs)
  })

/** Resolves when the text is stored, or to an error if it is not; never rejects. */
export const writeKey = (key: string, value: string): Promise<WriteResult> =>
  writeBoth([{ key, value }], () => AsyncStorage.setItem(PREFIX + key, value))

/** Writes many texts at once; each is stored completely or not at all. */
export const writeKeys = (pairs: readonly KeyValue[]): Promise<WriteResult> =>
  writeBoth(pairs, () => AsyncStorage.multiSet(pairs.map(storedUnder)))

export const removeKeys = (keys: readonly string[]): Promise<WriteResult> =>
  enqueueWrite(async () => {
    await recovered()
    // The copies first: otherwise erased texts could be restored from them.
    removeCopies(keys)
    await AsyncStorage.multiRemove(keys.map((key) => PREFIX + key))
  })
