import { serialQueue } from '@/device/serial-queue'

const enqueue = serialQueue()

/** Shared by all imports since the last time they were stopped. */
let current = { isStopped: false }

/** Runs one import at a time. `isStopped` tells it to stop writing. */
export function enqueueImport<T>(run: (isStopped: () => boolean) => Promise<T>): Promise<T> {
  const own = current
  return enqueue(() => run(() => own.isStopped))
}

/** Stops all imports, and does the job once they have ended. */
export function afterStoppingImports<T>(job: () => Promise<T>): Promise<T> {
  current.isStopped = true
  current = { isStopped: false }
  return enqueue(job)
}
