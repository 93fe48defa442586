import AsyncStorage from '@react-native-async-storage/async-storage'
import { TIMED_OUT, withTimeout } from './timeout'
import { enqueueWrite, type WriteResult } from './write-queue'

/** In front of every key, so that keys of libraries in the same storage are left alone. */
const PREFIX = 'shut-the-box/'

export type { WriteResult } from './write-queue'

export type KeyValue = { readonly key: string; readonly value: string }

export type ReadResult = {
  readonly found: readonly KeyValue[]
  /**
   * Present only if the storage refused to read some values: the keys that it refused again, one by
   * one. iOS refuses a file that is not UTF-8 once, and after that reports that it does not exist.
   */
  readonly unread?: readonly string[]
}

/** The text stored under a key, or undefined; rejects if the storage cannot be read. */
export async function readKey(key: string): Promise<string | undefined> {
  return (await withTimeout(AsyncStorage.getItem(PREFIX + key))) ?? undefined
}

/**
 * Reads keys one by one: on iOS a file that is not UTF-8 makes the read of all keys with it fail.
 */
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
  try {
    const pairs = await withTimeout(AsyncStorage.multiGet(keys.map((key) => PREFIX + key)))
    const found = pairs.flatMap(([key, value]) =>
      value === null ? [] : [{ key: key.slice(PREFIX.length), value }],
    )
    return { found }
  } catch (error) {
    if (error instanceof Error && error.message === TIMED_OUT) throw error
    return readOneByOne(keys, error)
  }
}

export async function listKeys(): Promise<readonly string[]> {
  const keys = await withTimeout(AsyncStorage.getAllKeys())
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
}

/** Resolves once the text is stored, or with an error if it is not; never rejects. */
export const writeKey = (key: string, value: string): Promise<WriteResult> =>
  enqueueWrite(() => AsyncStorage.setItem(PREFIX + key, value))

/** Writes many texts at once; each is stored completely or not at all. */
export const writeKeys = (pairs: readonly KeyValue[]): Promise<WriteResult> =>
  enqueueWrite(() => AsyncStorage.multiSet(pairs.map(({ key, value }) => [PREFIX + key, value])))

export const removeKeys = (keys: readonly string[]): Promise<WriteResult> =>
  enqueueWrite(() => AsyncStorage.multiRemove(keys.map((key) => PREFIX + key)))
