type Mocks = Record<string, () => unknown>

/** Loads a module anew with its native modules replaced, so that no test inherits another's state. */
export function loadFresh<T>(load: () => T, mocks: Mocks): T {
  const loaded: T[] = []
  jest.isolateModules(() => {
    for (const [name, make] of Object.entries(mocks)) jest.doMock(name, make)
    loaded.push(load())
  })
  return loaded[0]!
}

/** What a build without the native module does when it is loaded. */
export const missing = () => {
  throw new Error('Cannot find native module')
}

/** Long enough for every promise to settle; one that is rejected unheard fails the test. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
