/** Wins one after the other: those that are going on, and the most there ever were. */
export type Streaks = { readonly current: number; readonly longest: number }

/** The streaks in what was won and lost, oldest first. */
export function streaksOf(hasWon: readonly boolean[]): Streaks {
  let current = 0
  let longest = 0
  for (const isWin of hasWon) {
    current = isWin ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}
