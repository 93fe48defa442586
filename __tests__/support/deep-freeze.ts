// Looked up once: this runs for millions of objects, and globals are slow in Jest.
const { freeze, isFrozen } = Object

/** Freezes data recursively; frozen objects are assumed to be frozen deeply. */
export function deepFreeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || isFrozen(data)) return data
  freeze(data)
  for (const key in data) {
    const value: unknown = data[key]
    if (typeof value === 'object') deepFreeze(value)
  }
  return data
}
