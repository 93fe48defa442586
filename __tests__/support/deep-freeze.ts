// Looked up once: millions of objects come through here, and a test's globals are slow to reach.
const { freeze, isFrozen } = Object

/** Freezes data and all that hangs on it; what is frozen already is taken to be so to the bottom. */
export function deepFreeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || isFrozen(data)) return data
  freeze(data)
  for (const key in data) {
    const value: unknown = data[key]
    if (typeof value === 'object') deepFreeze(value)
  }
  return data
}
