/** Hermes alone has no `performance`, and its clock counts whole milliseconds. */
const isCoarse = typeof performance === 'undefined'
const now = isCoarse ? Date.now : () => performance.now()

/** Short batches find the moments when the machine does nothing else; a coarse clock needs longer ones. */
const BATCH_MS = isCoarse ? 20 : 4
const BATCHES = isCoarse ? 30 : 120
const LONGEST_MS = 2000

/** Keeps results alive: work whose result nobody reads may be left out by a compiler. */
export const consumed = { total: 0 }

/** Rounded up where the clock is coarse: never less than it took. */
export function msOf(work: () => void): number {
  const start = now()
  work()
  return now() - start + (isCoarse ? 1 : 0)
}

/**
 * Milliseconds for one of whatever `run` counts, the best of several batches. `run` works on for as
 * many as it is asked and returns how many it did.
 */
export function bestMs(run: (times: number) => number): number {
  let times = 1
  // The way up to a full batch is the warm-up too.
  while (msOf(() => run(times)) < BATCH_MS) times *= 2
  let best = Infinity
  const start = now()
  for (let batch = 0; batch < BATCHES && now() - start < LONGEST_MS; batch++) {
    let done = 0
    const ms = msOf(() => (done = run(times)))
    best = Math.min(best, ms / done)
  }
  return best
}

export const perSecond = (ms: number): number => 1000 / ms
