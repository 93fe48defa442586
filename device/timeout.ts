const TIMEOUT_MS = 5000

const TIMED_OUT = 'no answer'

export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === TIMED_OUT

/**
 * Settles as the promise does, or rejects if that takes longer than five seconds.
 */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(TIMED_OUT)), TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
