/** How often an inner loop may run between two steps: a few milliseconds on a phone. */
const ENOUGH = 20_000

/** Counts the work since the last step of a generator. */
export class Slices {
  private done = 0

  /** Adds work, and says whether it is time to yield. */
  isTimeToRest(more: number): boolean {
    this.done += more
    if (this.done < ENOUGH) return false
    this.done = 0
    return true
  }
}

/** Work that is done once. It goes on where it was left off, also if several callers run it alternately. */
export function keptWork<T extends object>(
  make: () => Generator<void, T>,
): () => Generator<void, T> {
  let running: Generator<void, T> | undefined
  let result: T | undefined
  return function* () {
    while (!result) {
      running ??= make()
      const step = running.next()
      if (step.done) result = step.value
      else yield
    }
    return result
  }
}
