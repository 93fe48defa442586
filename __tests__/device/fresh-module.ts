type Mocks = Record<string, () => unknown>

/** Loads a new instance of a module with its native modules replaced, so that tests do not share state. */
export function loadFresh<T>(load: () => T, mocks: Mocks): T {
  const loaded: T[] = []
  jest.isolateModules(() => {
    for (const [name, make] of Object.entries(mocks)) jest.doMock(name, make)
    loaded.push(load())
  })
  return loaded[0]!
}

/** What a missing native module does when it is loaded. */
export const missing = () => {
  throw new Error('Cannot find native module')
}

/** Long enough for every promise to settle; an unhandled rejection fails the test. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
