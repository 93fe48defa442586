/** Returns a function that queues jobs and runs them one at a time, even after one fails. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(job: () => Promise<T>): Promise<T> => {
    const done = last.then(job)
    last = done.catch(() => {})
    return done
  }
}
