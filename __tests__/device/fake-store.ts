/**
 * Replaces `indexed-db` with a store that all tabs share: transactions are applied completely or not at all.
 */
export class FakeStore {
  rows = new Map<string, unknown>()
  isFull = false
  commits = 0

  readonly changeStore = async (change: (store: IDBObjectStore) => void): Promise<void> => {
    const next = new Map(this.rows)
    let isAborted = this.isFull
    const requests: { result: unknown; onsuccess?: () => void }[] = []
    const store = {
      get: (key: string) => {
        const request = { result: this.rows.get(key) }
        requests.push(request)
        return request
      },
      put: (value: string, key: string) => next.set(key, value),
      transaction: { abort: () => (isAborted = true), commit: () => void this.commits++ },
    }
    change(store as unknown as IDBObjectStore)
    for (const request of requests) request.onsuccess?.()
    await Promise.resolve()
    if (isAborted) throw new Error('aborted')
    this.rows = next
  }

  readonly readStore = <T>(read: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
    read({ get: (key: string) => this.rows.get(key) } as unknown as IDBObjectStore)

  readonly answerTo = (answer: unknown): Promise<unknown> => Promise.resolve(answer)
}
