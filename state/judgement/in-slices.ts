import { breather } from '@/device/breather'

/** Of a frame of 16 ms, even on a phone that is busy drawing. */
const SLICE_MS = 5

/**
 * Does long work in slices, with a rest after each, so that no frame waits for it. Resolves to undefined
 * if it is not wanted any more. `onStep` is told what the work yields, once a slice.
 */
export async function inSlices<S, T>(
  work: Generator<S, T>,
  isWanted: () => boolean,
  onStep?: (step: S) => void,
): Promise<T | undefined> {
  for (;;) {
    await breather()
    if (!isWanted()) return undefined
    const end = performance.now() + SLICE_MS
    let step = work.next()
    while (!step.done && performance.now() < end) step = work.next()
    if (step.done) return step.value
    onStep?.(step.value)
  }
}
