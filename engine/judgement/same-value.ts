/** What is left of rounding where two ways of adding up should give the same. */
export const ROUNDING = 1e-12

/** Whether two values differ by no more than rounding may have made of equal ones. */
export const isSameValue = (a: number, b: number): boolean =>
  Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(a))

/** Whether `a` is better than `b`, or as good and better by the tie-break. */
export const isBetter = (a: number, b: number, tieA: number, tieB: number): boolean =>
  isSameValue(a, b) ? tieA > tieB && !isSameValue(tieA, tieB) : a > b
