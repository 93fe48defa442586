import type * as Announcer from '../../device/announce.web'
import { define } from './fake-page'

/** An element with only what the announcer uses. */
class FakeElement {
  parentNode: FakeElement | undefined
  children: FakeElement[] = []
  textContent = ''
  readonly style = { cssText: '' }
  isNamedByText = false
  readonly attributes: Record<string, string> = {}
  get isConnected(): boolean {
    return this === page.body || this === page.dialog || (this.parentNode?.isConnected ?? false)
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }
  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null
  }
  matches(): boolean {
    return this.isNamedByText
  }
  replaceChildren(...children: FakeElement[]): void {
    this.children = children
  }
  append(child: FakeElement): void {
    child.parentNode = this
    this.children.push(child)
  }
}

let page: { body: FakeElement; dialog: FakeElement | undefined; focused?: FakeElement }

/** The announcer of a page that has just been opened. */
function openPage(): typeof Announcer {
  page = { body: new FakeElement(), dialog: undefined }
  define(globalThis, 'document', {
    get body() {
      return page.body
    },
    get activeElement() {
      return page.focused ?? page.body
    },
    createElement: () => new FakeElement(),
    querySelectorAll: () => (page.dialog ? [page.dialog] : []),
  })
  let announcer: typeof Announcer
  jest.isolateModules(() => {
    announcer = jest.requireActual<typeof Announcer>('../../device/announce.web')
  })
  return announcer!
}

const region = (place = page.body) => place.children.at(-1)
const text = (place = page.body) => region(place)?.children.map((line) => line.textContent)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  define(globalThis, 'document', undefined)
})

test('the region is polite, is there empty first, and is filled at least 150 ms later', () => {
  const { announce } = openPage()
  announce('One.')
  expect(region()?.attributes['aria-live']).toBe('polite')
  jest.advanceTimersByTime(149)
  expect(text()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(text()).toEqual(['One.'])
})

test('made ready before, it is filled at once, and emptied before the same is said again', () => {
  const { announce, prepareToAnnounce } = openPage()
  prepareToAnnounce()
  jest.advanceTimersByTime(250)
  announce('One.')
  expect(text()).toEqual(['One.'])
  const first = region()?.children[0]
  prepareToAnnounce()
  expect(text()).toEqual([])
  announce('One.')
  expect(text()).toEqual(['One.'])
  expect(region()?.children[0]).not.toBe(first)
})

test('it is inside the dialog that covers the page, and outside when that has gone', () => {
  const { announce, prepareToAnnounce } = openPage()
  prepareToAnnounce()
  page.dialog = new FakeElement()
  announce('One.')
  jest.advanceTimersByTime(150)
  expect(text(page.dialog)).toEqual(['One.'])
  page.dialog = undefined
  prepareToAnnounce()
  announce('Two.')
  expect(text()).toEqual(['Two.'])
})

test('what has the focus is called by its label, or by its text; a page, by nothing', () => {
  const { focusedName } = openPage()
  const focus = (isNamedByText: boolean, label?: string) => {
    const focused = new FakeElement()
    focused.isNamedByText = isNamedByText
    focused.textContent = 'One. Two.'
    if (label) focused.setAttribute('aria-label', label)
    page.focused = focused
    return focusedName()
  }
  expect(focus(true)).toBe('One. Two.')
  expect(focus(true, 'One')).toBe('One')
  expect(focus(false, 'One')).toBe('One')
  expect(focus(false)).toBeUndefined()
})

test('pages that are rendered statically say nothing', () => {
  const { announce, prepareToAnnounce, focusedName } = openPage()
  define(globalThis, 'document', undefined)
  prepareToAnnounce()
  announce('One.')
  expect(focusedName()).toBeUndefined()
})
