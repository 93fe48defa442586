const TIMEOUT_MS = 5000

export const TIMED_OUT = 'no answer'

/**
 * Settles as the promise does, or rejects with `TIMED_OUT` if that takes longer than five seconds.
 */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(TIMED_OUT)), TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
