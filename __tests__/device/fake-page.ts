/**
 * A page with only what these tests use. jsdom would bring its own window, which breaks the teardown of the
 * preset's setup for phones.
 */
export function fakePage() {
  const target = new EventTarget()
  const listeners = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  define(globalThis, 'document', { ...listeners, visibilityState: 'visible' })
  define(globalThis, 'navigator', {})
  define(globalThis, 'window', Object.assign(globalThis, listeners))
  return {
    send: (event: Event | string) =>
      target.dispatchEvent(typeof event === 'string' ? new Event(event) : event),
    leave: () => define(globalThis, 'document', undefined),
  }
}

/** The pointers of the device: whether it has a touch screen, and whether its primary pointer is a finger. */
export function pretendScreen(maxTouchPoints: number, pointer: 'coarse' | 'fine') {
  define(navigator, 'maxTouchPoints', maxTouchPoints)
  define(globalThis, 'matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
  }))
}

/** Gives an object a property for the duration of a test, even a read-only one. */
export function define(owner: object, name: string, value: unknown) {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}
