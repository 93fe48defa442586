import type * as StoreOwner from '../../device/store-owner'
import { loadFresh } from './fresh-module'

/** The store that all tabs share: what is put in one transaction is there after it, or not at all. */
let rows = new Map<string, unknown>()
let isFull = false
let commits = 0

async function changeStore(change: (store: IDBObjectStore) => void): Promise<void> {
  const next = new Map(rows)
  let isAborted = isFull
  const requests: { result: unknown; onsuccess?: () => void }[] = []
  const store = {
    get: (key: string) => {
      const request = { result: rows.get(key) }
      requests.push(request)
      return request
    },
    put: (value: string, key: string) => next.set(key, value),
    transaction: { abort: () => (isAborted = true), commit: () => void commits++ },
  }
  change(store as unknown as IDBObjectStore)
  for (const request of requests) request.onsuccess?.()
  await Promise.resolve()
  if (isAborted) throw new Error('aborted')
  rows = next
}

/** Opens a tab; what it has written into the shared store is under `word`. */
function openTab() {
  const owner = loadFresh<typeof StoreOwner>(() => require('../../device/store-owner'), {
    '../../device/indexed-db': () => ({ changeStore }),
  })
  const onLost = jest.fn()
  const write = (word: string, claim = owner.currentClaim()) =>
    owner.changeOwnStore(claim, (store) => void store.put(word, 'word'))
  return { ...owner, onLost, claim: () => owner.claimStore(onLost), write }
}

const word = () => rows.get('word')

beforeEach(() => {
  rows = new Map()
  isFull = false
  commits = 0
})

test('a tab that lost the store changes nothing, and is told', async () => {
  const [first, second] = [openTab(), openTab()]
  await first.claim()
  await first.write('first')
  await second.claim()
  // Once known to be its own, a change does not wait for anything in the page.
  expect(commits).toBe(3)
  await expect(first.write('late')).rejects.toThrow('saves-taken')
  expect(commits).toBe(3)
  expect(word()).toBe('first')
  expect(first.onLost).toHaveBeenCalledTimes(1)
  await second.write('second')
  expect(word()).toBe('second')
  expect(second.onLost).not.toHaveBeenCalled()
})

test('a tab that takes the store back can write, but not what it had begun before', async () => {
  const [first, second] = [openTab(), openTab()]
  await first.claim()
  const before = first.currentClaim()
  await second.claim()
  await second.write('second')
  await first.claim()
  await expect(first.write('late', before)).rejects.toThrow('saves-taken')
  expect(word()).toBe('second')
  expect(first.onLost).not.toHaveBeenCalled()
  await first.write('first')
  expect(word()).toBe('first')
})

test('a claim knows the one that it took the place of', async () => {
  const [first, second] = [openTab(), openTab()]
  await first.claim()
  expect(first.currentClaim().previous).toBeNull()
  await first.write('first')
  await second.claim()
  await second.write('second')
  expect(second.currentClaim().previous).toBe(first.currentClaim().token)
})

test('a store that had no room for the claim is claimed with the first write', async () => {
  const [first, second] = [openTab(), openTab()]
  isFull = true
  await expect(first.claim()).rejects.toThrow('aborted')
  await expect(second.claim()).rejects.toThrow('aborted')
  isFull = false
  await second.write('second')
  await expect(first.write('first')).rejects.toThrow('saves-taken')
  expect(word()).toBe('second')
})
