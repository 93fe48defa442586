import type * as StoreOwner from '../../device/store-owner'
import { FakeStore } from './fake-store'
import { loadFresh } from './fresh-module'

let store = new FakeStore()

/** Opens a tab; what it has written into the shared store is under `word`. */
function openTab() {
  const owner = loadFresh<typeof StoreOwner>(() => require('../../device/store-owner'), {
    '../../device/indexed-db': () => store,
  })
  const onLost = jest.fn()
  const write = (word: string, claim = owner.currentClaim()) =>
    owner.changeOwnStore(claim, (rows) => void rows.put(word, 'word'))
  return { ...owner, onLost, claim: () => owner.claimStore(onLost), write }
}

const word = () => store.rows.get('word')

beforeEach(() => {
  store = new FakeStore()
})

test('a tab that lost the store changes nothing, and is told', async () => {
  const [first, second] = [openTab(), openTab()]
  await first.claim()
  await first.write('first')
  await second.claim()
  // Once known to be its own, a change does not wait for anything in the page.
  expect(store.commits).toBe(3)
  await expect(first.write('late')).rejects.toThrow('saves-taken')
  expect(store.commits).toBe(3)
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

test('a claim is lost once another is found in the store, by a write or a look', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()]
  await first.claim()
  await first.write('first')
  expect(await first.isStoreTaken()).toBe(false)
  expect(first.currentClaim().isLost).toBe(false)
  await second.claim()
  await expect(first.write('late')).rejects.toThrow('saves-taken')
  expect(first.currentClaim().isLost).toBe(true)
  await third.claim()
  expect(await second.isStoreTaken()).toBe(true)
  expect(second.currentClaim().isLost).toBe(true)
  await first.claim()
  expect(first.currentClaim().isLost).toBe(false)
})

test('a store that had no room for the claim is claimed with the first write', async () => {
  const [first, second] = [openTab(), openTab()]
  store.isFull = true
  await expect(first.claim()).rejects.toThrow('aborted')
  await expect(second.claim()).rejects.toThrow('aborted')
  store.isFull = false
  await second.write('second')
  await expect(first.write('first')).rejects.toThrow('saves-taken')
  expect(word()).toBe('second')
})
