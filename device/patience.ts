const PATIENCE_MS = 5000

export const NO_ANSWER = 'no answer'

/** What was asked of the phone, or a rejection where it does not answer: nothing waits for ever. */
export function patiently<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(NO_ANSWER)), PATIENCE_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
