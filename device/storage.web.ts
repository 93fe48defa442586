import { createStore, delMany, get, getMany, keys as storedKeys, set, setMany } from 'idb-keyval'
import type { Entry, ReadKeys } from './storage'
import { patiently } from './patience'
import { enqueueWrite, type Written } from './write-queue'

// Opened at the first use: pages are rendered where there is no IndexedDB.
let opened: ReturnType<typeof createStore> | undefined
const store = () => (opened ??= createStore('shut-the-box', 'saves'))

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export async function readKey(key: string): Promise<string | undefined> {
  return textOf(await patiently(get<unknown>(key, store())))
}

export async function readKeys(keys: readonly string[]): Promise<ReadKeys> {
  const values = await patiently(getMany<unknown>([...keys], store()))
  const entries = keys.flatMap((key, index) => {
    const value = textOf(values[index])
    return value === undefined ? [] : [{ key, value }]
  })
  return { entries }
}

export async function listKeys(): Promise<readonly string[]> {
  return (await patiently(storedKeys(store()))).filter((key) => typeof key === 'string')
}

export const writeKey = (key: string, value: string): Promise<Written> =>
  enqueueWrite(() => set(key, value, store()))

export const writeKeys = (entries: readonly Entry[]): Promise<Written> =>
  enqueueWrite(() =>
    setMany(
      entries.map(({ key, value }) => [key, value]),
      store(),
    ),
  )

export const removeKeys = (keys: readonly string[]): Promise<Written> =>
  enqueueWrite(() => delMany([...keys], store()))
