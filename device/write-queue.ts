import { serialQueue } from './serial-queue'

const HANGS_AFTER_MS = 1000

/** The error message of a write refused because another tab has taken the saves. */
export const SAVES_TAKEN = 'saves-taken'

type WriteError = 'write-failed' | 'write-hangs' | typeof SAVES_TAKEN

export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly error: WriteError }

const DONE: WriteResult = { ok: true }
const FAILED: WriteResult = { ok: false, error: 'write-failed' }
const HANGS: WriteResult = { ok: false, error: 'write-hangs' }
const TAKEN: WriteResult = { ok: false, error: SAVES_TAKEN }

const enqueue = serialQueue()
let hangingWrites = 0

/**
 * Runs writes one at a time, in order, and resolves to the result of each. A write that takes longer than a
 * second resolves to `write-hangs`, and so do those queued behind it; they still run only after it, since it
 * might yet finish and overwrite newer data.
 */
export function enqueueWrite(write: () => Promise<unknown>): Promise<WriteResult> {
  const isBlocked = hangingWrites > 0
  const written = enqueue(write).then(
    () => DONE,
    (error: unknown) => (error instanceof Error && error.message === SAVES_TAKEN ? TAKEN : FAILED),
  )
  if (isBlocked) return Promise.resolve(HANGS)
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      hangingWrites++
      void written.then(() => hangingWrites--)
      resolve(HANGS)
    }, HANGS_AFTER_MS)
    void written.then((outcome) => {
      clearTimeout(timer)
      resolve(outcome)
    })
  })
}
