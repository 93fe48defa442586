import type * as LeftBehind from '../../device/left-behind.web'
import { define, fakePage } from './fake-page'
import { loadFresh } from './fresh-module'

const kept = new Map<string, string>()

/** Opens a tab that took the saves over from the one whose token is `previous`. */
function openTab(token: string, previous?: string) {
  const currentClaim = () => ({ token, previous })
  return loadFresh<typeof LeftBehind>(() => require('../../device/left-behind.web'), {
    '../../device/store-owner': () => ({ currentClaim }),
  })
}

let page: ReturnType<typeof fakePage>

beforeEach(() => {
  page = fakePage()
  kept.clear()
  define(globalThis, 'localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

/** Opens a tab where this is unsaved, and leaves it. */
function leaveTab(token: string, unsaved: string) {
  openTab(token).keepOnLeave('set-up', () => unsaved)
  page.send('pagehide')
}

test('what was unsaved when the page was left is read once, by the tab that comes right after it', () => {
  leaveTab('one', 'Ann and Ben')
  const next = openTab('two', 'one')
  expect(next.takeLeftBehind('set-up')).toBe('Ann and Ben')
  expect(next.takeLeftBehind('set-up')).toBeUndefined()
  expect(kept.size).toBe(0)
})

test.each([
  ['a tab that had lost the saves to another', 'two'],
  ['a tab whose store has vanished', undefined],
])('what %s left is not read', (_, previous) => {
  leaveTab('one', 'Ann and Ben')
  expect(openTab('three', previous).takeLeftBehind('set-up')).toBeUndefined()
})

test('a page that is shown again as it was left takes back what is saved by then', () => {
  let unsaved: string | undefined = 'Ann and Ben'
  openTab('one').keepOnLeave('set-up', () => unsaved)
  page.send('pagehide')
  unsaved = undefined
  page.send('pageshow')
  expect(openTab('two', 'one').takeLeftBehind('set-up')).toBeUndefined()
})

test('where site data is blocked nothing is left, and nothing breaks', () => {
  define(globalThis, 'localStorage', undefined)
  leaveTab('one', 'Ann and Ben')
  expect(openTab('two', 'one').takeLeftBehind('set-up')).toBeUndefined()
})
