import { createStore, delMany, get, getMany, keys as storedKeys, set, setMany } from 'idb-keyval'
import type { KeyValue, ReadResult } from './storage'
import { withTimeout } from './timeout'
import { enqueueWrite, type WriteResult } from './write-queue'

// Opened at first use: static rendering runs in Node, which has no IndexedDB.
let opened: ReturnType<typeof createStore> | undefined
const store = () => (opened ??= createStore('shut-the-box', 'saves'))

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export async function readKey(key: string): Promise<string | undefined> {
  return textOf(await withTimeout(get<unknown>(key, store())))
}

export async function readKeys(keys: readonly string[]): Promise<ReadResult> {
  const values = await withTimeout(getMany<unknown>([...keys], store()))
  const found = keys.flatMap((key, index) => {
    const value = textOf(values[index])
    return value === undefined ? [] : [{ key, value }]
  })
  return { found }
}

export async function listKeys(): Promise<readonly string[]> {
  return (await withTimeout(storedKeys(store()))).filter((key) => typeof key === 'string')
}

export const writeKey = (key: string, value: string): Promise<WriteResult> =>
  enqueueWrite(() => set(key, value, store()))

export const writeKeys = (pairs: readonly KeyValue[]): Promise<WriteResult> =>
  enqueueWrite(() =>
    setMany(
      pairs.map(({ key, value }) => [key, value]),
      store(),
    ),
  )

export const removeKeys = (keys: readonly string[]): Promise<WriteResult> =>
  enqueueWrite(() => delMany([...keys], store()))
