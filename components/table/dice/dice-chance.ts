/** A number from 0 to 1 that depends on the throw alone: the same throw always looks the same. */
export function chance(throwIndex: number, use: number): number {
  let mixed = (Math.imul(throwIndex + 1, 0x9e3779b1) ^ Math.imul(use + 1, 0x85ebca6b)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
