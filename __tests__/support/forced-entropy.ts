import type { SeedResult } from '../../device/entropy'

/** A seed of its own for every number. */
export const seedOf = (number: number): Uint8Array => {
  const bytes = new Uint8Array(32).fill(0x5b)
  new DataView(bytes.buffer).setUint32(0, number)
  return bytes
}

let seeds: readonly Uint8Array[] = []
let calls = 0
let ids = 0

/** The matches begun from now on have these seeds, the last one again and again; none is no entropy. */
export function forceSeeds(...forced: readonly Uint8Array[]): void {
  seeds = forced
  calls = 0
}

/** Stands in for device/entropy. */
export function newSeed(): SeedResult {
  const seed = seeds[calls++] ?? seeds.at(-1)
  return seed ? { ok: true, value: seed } : { ok: false, error: 'no-entropy' }
}

export const newId = (): string => (0xf00000000000 + ids++).toString(16).padStart(16, '0')
