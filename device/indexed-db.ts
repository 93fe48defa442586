const DATABASE = 'shut-the-box'
const STORE = 'saves'

let opening: Promise<IDBDatabase> | undefined

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not opened'))
  })

/** Opened at first use: static rendering runs in Node, which has no IndexedDB. */
async function database(): Promise<IDBDatabase> {
  try {
    const opened = await (opening ??= open())
    // Safari closes the database of a page in the background.
    opened.onclose = () => (opening = undefined)
    return opened
  } catch (error) {
    opening = undefined
    throw error
  }
}

/** Resolves to the answer to a request. */
export const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })

/** Reads in one transaction. */
export async function readStore<T>(read: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  return read((await database()).transaction(STORE, 'readonly').objectStore(STORE))
}

/**
 * Makes changes in one transaction: all of them or, if it is aborted, none. Resolves once they are
 * on the disk, in browsers that can wait for that.
 */
export async function changeStore(change: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' })
  change(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
  })
}
