import AsyncStorage from '@react-native-async-storage/async-storage'
import { patiently } from './patience'
import { enqueueWrite, type Written } from './write-queue'

/** Everything the app keeps is under this, so that it never meets anybody else's keys. */
const PREFIX = 'shut-the-box/'

export type { Written } from './write-queue'

export type Entry = { readonly key: string; readonly value: string }

/** The text kept under a key, or undefined; rejects where the store cannot be read. */
export async function readKey(key: string): Promise<string | undefined> {
  return (await patiently(AsyncStorage.getItem(PREFIX + key))) ?? undefined
}

export async function readKeys(keys: readonly string[]): Promise<readonly Entry[]> {
  const pairs = await patiently(AsyncStorage.multiGet(keys.map((key) => PREFIX + key)))
  return pairs.flatMap(([key, value]) =>
    value === null ? [] : [{ key: key.slice(PREFIX.length), value }],
  )
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
