/** Freezes data and all that hangs on it; what is frozen already is taken to be so to the bottom. */
export function deepFreeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  Object.freeze(data)
  for (const key in data) {
    const value: unknown = data[key]
    if (typeof value === 'object') deepFreeze(value)
  }
  return data
}
