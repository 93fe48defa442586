/** Returns whole numbers from 0 to below the bound; the same seed gives the same sequence. */
export type Random = (below: number) => number

/** A 32-bit xorshift: fast, and uniform enough for a benchmark only. */
export function seededRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.floor(((state >>> 0) / 2 ** 32) * below)
  }
}

export const rollDie = (random: Random): number => random(6) + 1
