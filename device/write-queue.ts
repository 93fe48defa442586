import { serialQueue } from './serial-queue'

const PATIENCE_MS = 1000

type WriteError = 'write-failed' | 'write-hangs'

export type Written = { readonly ok: true } | { readonly ok: false; readonly error: WriteError }

const DONE: Written = { ok: true }
const FAILED: Written = { ok: false, error: 'write-failed' }
const HANGS: Written = { ok: false, error: 'write-hangs' }

const inTurn = serialQueue()
let hanging = 0

/**
 * Runs writes one after another, in the order they were asked for, and says how each went. One that hangs
 * is reported after a while, and whoever comes behind it does not wait; yet nothing is written past it: it
 * might still land, over newer bytes.
 */
export function enqueueWrite(write: () => Promise<unknown>): Promise<Written> {
  const isBlocked = hanging > 0
  const written = inTurn(write).then(
    () => DONE,
    () => FAILED,
  )
  if (isBlocked) return Promise.resolve(HANGS)
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      hanging++
      void written.then(() => hanging--)
      resolve(HANGS)
    }, PATIENCE_MS)
    void written.then((outcome) => {
      clearTimeout(timer)
      resolve(outcome)
    })
  })
}
