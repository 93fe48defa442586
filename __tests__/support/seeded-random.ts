// Looked up once: a test's globals are slow to reach.
const { floor, imul } = Math

export type Random = {
  /** A whole number from 0 up to, not including, the given one. */
  below(limit: number): number
  /** A number from 0 up to, not including, 1. */
  fraction(): number
  pick<T>(values: readonly T[]): T
}

/** A generator whose whole run follows from its seed (mulberry32), so that a failure can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => floor(fraction() * limit)
  return { fraction, below, pick: (values) => values[below(values.length)]! }
}
