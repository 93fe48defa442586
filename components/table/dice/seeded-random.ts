/**
 * Returns a pseudo-random number from 0 to 1 that depends on its arguments alone, so that a throw
 * always looks the same; `use` distinguishes the numbers of one seed.
 */
export function seededRandom(seed: number, use: number): number {
  let mixed = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(use + 1, 0x85ebca6b)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
