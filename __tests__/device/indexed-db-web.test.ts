import type * as IndexedDb from '../../device/indexed-db'
import { define } from './fake-page'
import { loadFresh, settle } from './fresh-module'

/** A database that opens at once, and commits when it is told. */
function fakeDatabase() {
  const transaction: { objectStore: () => object; oncomplete?: () => void } = {
    objectStore: () => ({}),
  }
  const begin = jest.fn(() => transaction)
  const request: { result: object; onsuccess?: () => void } = { result: { transaction: begin } }
  const open = () => {
    queueMicrotask(() => request.onsuccess?.())
    return request
  }
  define(globalThis, 'indexedDB', { open })
  return { begin, commit: () => transaction.oncomplete?.() }
}

test('a change is asked to be on the disk before it counts as saved', async () => {
  const { begin, commit } = fakeDatabase()
  const { changeStore } = loadFresh<typeof IndexedDb>(() => require('../../device/indexed-db'), {})
  const saved = jest.fn()
  void changeStore(() => {}).then(saved)
  await settle()
  expect(begin).toHaveBeenCalledWith('saves', 'readwrite', { durability: 'strict' })
  expect(saved).not.toHaveBeenCalled()
  commit()
  await settle()
  expect(saved).toHaveBeenCalledTimes(1)
})
