/**
 * A page with just what these tests touch. jsdom would bring its own window, which the preset's
 * setup for phones trips over when it is torn down.
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

/** What the page is shown on: a touch screen or none, and a finger or something finer that it is first used with. */
export function pretendScreen(maxTouchPoints: number, pointer: 'coarse' | 'fine') {
  define(navigator, 'maxTouchPoints', maxTouchPoints)
  define(globalThis, 'matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
  }))
}

/** Gives an object a property for the length of a test, also where it is read-only. */
export function define(owner: object, name: string, value: unknown) {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}
