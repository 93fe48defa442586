/** Hermes without React Native has no `performance`, only `Date.now` in whole milliseconds. */
export const isClockCoarse = typeof performance === 'undefined'
const now = isClockCoarse ? Date.now : () => performance.now()

/** Short batches are more likely to run undisturbed; a coarse clock needs longer ones. */
const BATCH_MS = isClockCoarse ? 20 : 4
const BATCHES = isClockCoarse ? 30 : 120
const MAX_TOTAL_MS = 2000

/** Results are added up here, so that a compiler cannot remove the measured work as unused. */
export const consumed = { total: 0 }

/** The duration of `work`; rounded up where the clock is coarse. */
export function msOf(work: () => void): number {
  const start = now()
  work()
  return now() - start + (isClockCoarse ? 1 : 0)
}

/**
 * The lowest time of one repetition over several batches, in milliseconds. `run` repeats its work
 * at least `times` times and returns how often it did.
 */
export function bestMs(run: (times: number) => number): number {
  let times = 1
  // Growing the batch to its full length also warms up.
  while (msOf(() => run(times)) < BATCH_MS) times *= 2
  let best = Infinity
  const start = now()
  for (let batch = 0; batch < BATCHES && now() - start < MAX_TOTAL_MS; batch++) {
    let done = 0
    const ms = msOf(() => (done = run(times)))
    best = Math.min(best, ms / done)
  }
  return best
}

export const perSecond = (ms: number): number => 1000 / ms
