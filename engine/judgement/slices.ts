/** So many turns of an inner loop are done between two rests: a few milliseconds on a phone. */
const ENOUGH = 20_000

/** Counts work that is done in slices. */
export class Slices {
  private done = 0

  /** Whether, with so much more done, it is time for a rest. */
  isTimeToRest(more: number): boolean {
    this.done += more
    if (this.done < ENOUGH) return false
    this.done = 0
    return true
  }
}

/**
 * Work that is done once: whoever asks again gets the same. It goes on where it was left off, and several may
 * run it by turns.
 */
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
