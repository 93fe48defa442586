import AsyncStorage from '@react-native-async-storage/async-storage'
import { NO_ANSWER, patiently } from './patience'
import { enqueueWrite, type Written } from './write-queue'

/** Everything the app keeps is under this, so that it never meets anybody else's keys. */
const PREFIX = 'shut-the-box/'

export type { Written } from './write-queue'

export type Entry = { readonly key: string; readonly value: string }

export type ReadKeys = {
  readonly entries: readonly Entry[]
  /**
   * There only where the phone could not make a text of some bytes: the keys it still refuses. iOS
   * refuses a file that is not UTF-8 once, and then holds that it never existed.
   */
  readonly unread?: readonly string[]
}

/** The text kept under a key, or undefined; rejects where the store cannot be read. */
export async function readKey(key: string): Promise<string | undefined> {
  return (await patiently(AsyncStorage.getItem(PREFIX + key))) ?? undefined
}

/** One by one: on iOS a single file that is not UTF-8 makes the phone refuse all that are asked for with it. */
async function readOneByOne(keys: readonly string[], refusal: unknown): Promise<ReadKeys> {
  const entries: Entry[] = []
  const unread: string[] = []
  for (const key of keys)
    try {
      const value = await readKey(key)
      if (value !== undefined) entries.push({ key, value })
    } catch {
      unread.push(key)
    }
  if (unread.length === keys.length) throw refusal
  return { entries, unread }
}

/** The texts kept under these keys; rejects where the store cannot be read at all. */
export async function readKeys(keys: readonly string[]): Promise<ReadKeys> {
  try {
    const pairs = await patiently(AsyncStorage.multiGet(keys.map((key) => PREFIX + key)))
    const entries = pairs.flatMap(([key, value]) =>
      value === null ? [] : [{ key: key.slice(PREFIX.length), value }],
    )
    return { entries }
  } catch (error) {
    if (error instanceof Error && error.message === NO_ANSWER) throw error
    return readOneByOne(keys, error)
  }
}

export async function listKeys(): Promise<readonly string[]> {
  const keys = await patiently(AsyncStorage.getAllKeys())
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
}

/** Resolves once the bytes are kept, or with word that they are not: never rejects. */
export const writeKey = (key: string, value: string): Promise<Written> =>
  enqueueWrite(() => AsyncStorage.setItem(PREFIX + key, value))

/** Writes many at once: each of them whole or not at all. */
export const writeKeys = (entries: readonly Entry[]): Promise<Written> =>
  enqueueWrite(() => AsyncStorage.multiSet(entries.map(({ key, value }) => [PREFIX + key, value])))

export const removeKeys = (keys: readonly string[]): Promise<Written> =>
  enqueueWrite(() => AsyncStorage.multiRemove(keys.map((key) => PREFIX + key)))
