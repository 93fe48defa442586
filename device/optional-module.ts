/**
 * A native module, or undefined in a build without it: such a module throws when it is loaded, and the app
 * must start all the same. `load` calls `require`, since an import cannot be caught.
 */
export function optionalModule<T>(load: () => unknown): T | undefined {
  try {
    return load() as T
  } catch {
    return undefined
  }
}
