import type * as LeftBehind from '../../device/left-behind.web'
import type * as StoreOwner from '../../device/store-owner'
import { define, fakePage } from './fake-page'
import { FakeStore } from './fake-store'
import { loadFresh } from './fresh-module'

const kept = new Map<string, string>()
let store = new FakeStore()

type Tab = { readonly owner: typeof StoreOwner; readonly left: typeof LeftBehind }

/** Opens a tab that takes the saves and has this unsaved text, which can be changed. */
async function openTab(unsaved?: string) {
  const page = fakePage()
  const { owner, left } = loadFresh<Tab>(
    () => ({
      owner: require('../../device/store-owner') as typeof StoreOwner,
      left: require('../../device/left-behind.web') as typeof LeftBehind,
    }),
    { '../../device/indexed-db': () => store },
  )
  const tab = {
    owner,
    unsaved,
    found: left.readLeftBehind('set-up'),
    write: () => owner.changeOwnStore(owner.currentClaim(), (rows) => void rows.put('Ann', 'word')),
    leave: () => page.send('pagehide'),
    remove: () => left.removeLeftBehind('set-up'),
  }
  await owner.claimStore(() => {})
  left.keepOnLeave('set-up', () => tab.unsaved)
  return tab
}

beforeEach(() => {
  store = new FakeStore()
  kept.clear()
  define(globalThis, 'localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('what was unsaved when the page was left is there for the next, until that removes it', async () => {
  const first = await openTab('Ann and Ben')
  first.leave()
  const next = await openTab()
  expect(next.found).toBe('Ann and Ben')
  expect((await openTab()).found).toBe('Ann and Ben')
  next.remove()
  expect((await openTab()).found).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('a tab that lost the saves leaves nothing, whatever could not be saved in it', async () => {
  const [first] = [await openTab(), await openTab()]
  await expect(first.write()).rejects.toThrow('saves-taken')
  first.unsaved = 'Half'
  first.leave()
  expect((await openTab()).found).toBeUndefined()
})

test('nor does one that takes them again, before it has read them', async () => {
  const [first] = [await openTab('Half'), await openTab()]
  await expect(first.write()).rejects.toThrow('saves-taken')
  await first.owner.claimStore(() => {})
  first.leave()
  expect((await openTab()).found).toBeUndefined()
})

test('a tab with nothing unsaved takes nothing away that another left', async () => {
  const [first, second] = [await openTab(), await openTab('Ann')]
  second.leave()
  // The window with both is closed.
  first.leave()
  expect((await openTab()).found).toBe('Ann')
})

test('where site data is blocked nothing is left, and nothing breaks', async () => {
  define(globalThis, 'localStorage', undefined)
  const first = await openTab('Ann and Ben')
  first.leave()
  first.remove()
  expect((await openTab()).found).toBeUndefined()
})
