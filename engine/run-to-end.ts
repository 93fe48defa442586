/** The result of work that is done in one go. */
export function runToEnd<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
