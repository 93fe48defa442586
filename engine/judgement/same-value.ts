/** The relative rounding error between sums that should be equal. */
export const ROUNDING = 1e-12

/** Whether two values are equal but for rounding. */
export const isSameValue = (a: number, b: number): boolean =>
  Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(a))

/** Whether `a` is better than `b`, or equal and better by the tie-break. */
export const isBetter = (a: number, b: number, tieA: number, tieB: number): boolean =>
  isSameValue(a, b) ? tieA > tieB && !isSameValue(tieA, tieB) : a > b
