/** How far the counts are from all being equal. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** What fair counts exceed once in a thousand times, by degrees of freedom. */
const ONE_IN_A_THOUSAND: Readonly<Record<number, number>> = { 5: 20.515, 35: 66.619 }

export function looksFair(counts: readonly number[]): boolean {
  return chiSquare(counts) < ONE_IN_A_THOUSAND[counts.length - 1]!
}
