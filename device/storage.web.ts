import { answerTo, readStore } from './indexed-db'
import { changeOwnStore, currentClaim, OWNER_KEY } from './store-owner'
import type { KeyValue, ReadResult } from './stored'
import { withTimeout } from './timeout'
import { enqueueWrite, type WriteResult } from './write-queue'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const read = <T>(request: (store: IDBObjectStore) => Promise<T>) => withTimeout(readStore(request))

export async function readKey(key: string): Promise<string | undefined> {
  return textOf(await read((store) => answerTo<unknown>(store.get(key))))
}

export async function readKeys(keys: readonly string[]): Promise<ReadResult> {
  const values = await read((store) =>
    Promise.all(keys.map((key) => answerTo<unknown>(store.get(key)))),
  )
  const found = keys.flatMap((key, index) => {
    const value = textOf(values[index])
    return value === undefined ? [] : [{ key, value }]
  })
  return { found }
}

export async function listKeys(): Promise<readonly string[]> {
  const keys = await read((store) => answerTo(store.getAllKeys()))
  return keys.filter((key) => typeof key === 'string').filter((key) => key !== OWNER_KEY)
}

/** Uses the current claim, even if the write waits until the tab has lost it and claimed again. */
function write(change: (store: IDBObjectStore) => void): Promise<WriteResult> {
  const claim = currentClaim()
  return enqueueWrite(() => changeOwnStore(claim, change))
}

export const writeKey = (key: string, value: string): Promise<WriteResult> =>
  write((store) => store.put(value, key))

export const writeKeys = (pairs: readonly KeyValue[]): Promise<WriteResult> =>
  write((store) => pairs.forEach(({ key, value }) => store.put(value, key)))

export const removeKeys = (keys: readonly string[]): Promise<WriteResult> =>
  write((store) => keys.forEach((key) => store.delete(key)))
