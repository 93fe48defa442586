import type * as OnlyTab from '../../device/only-tab.web'
import * as owner from '../../device/store-owner'
import { define, fakePage } from './fake-page'
import { loadFresh, settle } from './fresh-module'

jest.mock('../../device/store-owner')
const claimStore = jest.mocked(owner.claimStore)
const isStoreTaken = jest.mocked(owner.isStoreTaken)

type OnLock = (lock: object | null) => Promise<void> | undefined
type Request = (name: string, options: LockOptions, onLock: OnLock) => Promise<unknown>

const setLocks = (request: Request) => define(navigator, 'locks', { request })

/** A lock that is granted, and can be stolen later. */
function grantedLock() {
  let steal = () => {}
  setLocks((_, __, onLock) => {
    const held = Promise.resolve(onLock({}))
    return Promise.race([
      held,
      new Promise((_resolve, reject) => (steal = () => reject(new Error()))),
    ])
  })
  return () => steal()
}

const onLost = jest.fn()

const setClaim = (token: string, isLost = false) =>
  void jest.mocked(owner.currentClaim).mockReturnValue({ token, seen: undefined, isLost, onLost })

let claimSaves: typeof OnlyTab.claimSaves

beforeEach(() => {
  fakePage()
  ;({ claimSaves } = loadFresh(() => require('../../device/only-tab.web') as typeof OnlyTab, {
    '../../device/store-owner': () => owner,
  }))
  setClaim('')
  onLost.mockClear()
  claimStore.mockReset().mockImplementation(() => Promise.resolve(setClaim('one')))
  isStoreTaken.mockReset().mockResolvedValue(false)
})

test.each<[string, () => void]>([
  ['rejects', () => setLocks(() => Promise.reject(new Error('denied')))],
  [
    'throws',
    () =>
      setLocks(() => {
        throw new Error('denied')
      }),
  ],
  ['never answers', () => setLocks(() => new Promise(() => {}))],
  ['is missing', () => {}],
])('a lock that %s is denied: the store is claimed without it', async (_, deny) => {
  deny()
  expect(await claimSaves(onLost, false)).toBe(true)
  expect(claimStore).toHaveBeenCalledTimes(1)
  await settle()
  expect(onLost).not.toHaveBeenCalled()
})

test('where another tab has the lock the store is left alone', async () => {
  setLocks((_, __, onLock) => Promise.resolve(onLock(null)))
  expect(await claimSaves(onLost, false)).toBe(false)
  expect(claimStore).not.toHaveBeenCalled()
})

test('a lock that is stolen by a tab that claimed the store is a loss', async () => {
  const steal = grantedLock()
  expect(await claimSaves(onLost, false)).toBe(true)
  isStoreTaken.mockResolvedValue(true)
  steal()
  await settle()
  expect(onLost).toHaveBeenCalledTimes(1)
})

test('a lock that is stolen by a tab that did not get the store is no loss', async () => {
  const steal = grantedLock()
  await claimSaves(onLost, false)
  steal()
  await settle()
  expect(onLost).not.toHaveBeenCalled()
})

test('who takes the saves claims the store before the lock, and looks whether it is still theirs', async () => {
  grantedLock()
  isStoreTaken.mockResolvedValue(true)
  expect(await claimSaves(onLost, true)).toBe(false)
  isStoreTaken.mockResolvedValue(false)
  expect(await claimSaves(onLost, true)).toBe(true)
  expect(claimStore).toHaveBeenCalledTimes(2)
})

const deny: Request = () => Promise.reject(new Error('denied'))

test.each<[string, Request]>([
  ['has the lock', (_, __, onLock) => Promise.resolve(onLock(null))],
  ['is denied one', deny],
])(
  'a tab that %s keeps its claim when the app is drawn anew, with what it is still writing',
  async (_, request) => {
    if (request === deny) setLocks(deny)
    else grantedLock()
    await claimSaves(jest.fn(), false)
    setLocks(request)
    expect(await claimSaves(onLost, false)).toBe(true)
    expect(claimStore).toHaveBeenCalledTimes(1)
    expect(owner.listenForLoss).toHaveBeenCalledWith(onLost)
    isStoreTaken.mockResolvedValue(true)
    expect(await claimSaves(onLost, false)).toBe(false)
  },
)

test('a tab that lost the saves claims them like a new one when the app is drawn anew', async () => {
  grantedLock()
  await claimSaves(onLost, false)
  setClaim('one', true)
  expect(await claimSaves(onLost, false)).toBe(true)
  expect(claimStore).toHaveBeenCalledTimes(2)
})

test('a store that cannot be claimed does not keep the app from opening', async () => {
  claimStore.mockRejectedValue(new Error('blocked'))
  isStoreTaken.mockRejectedValue(new Error('blocked'))
  grantedLock()
  expect(await claimSaves(onLost, false)).toBe(true)
  expect(await claimSaves(onLost, true)).toBe(true)
})
