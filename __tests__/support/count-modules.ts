type Define = (factory: (...given: unknown[]) => unknown, ...rest: unknown[]) => unknown

/** What `countModules` puts beside the modules of a bundle. */
export type Counted = { __d?: Define; modulesRun: number }

/** Runs before a bundle, in a page or a phone's runtime: counts the modules that are run, by their factories. */
export function countModules(): void {
  const counted = globalThis as unknown as Counted
  let define: Define | undefined
  counted.modulesRun = 0
  Object.defineProperty(counted, '__d', {
    get: () => define,
    set: (real: Define) => {
      define = (factory, ...rest) =>
        real(
          (...given) => {
            counted.modulesRun++
            return factory(...given)
          },
          ...rest,
        )
    },
  })
}
