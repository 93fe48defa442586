/**
 * Returns a native module, or undefined in a build without it: there it throws when it is loaded, and the app
 * must start anyway. `load` calls `require`, since an error of an import cannot be caught.
 */
export function optionalModule<T>(load: () => unknown): T | undefined {
  try {
    return load() as T
  } catch {
    return undefined
  }
}
