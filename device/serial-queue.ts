/** Runs jobs one after another, in the order they were asked for; one that fails does not stop the next. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(job: () => Promise<T>): Promise<T> => {
    const done = last.then(job)
    last = done.catch(() => {})
    return done
  }
}
