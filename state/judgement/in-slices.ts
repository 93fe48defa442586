import { yieldToMain } from '@/device/yield-to-main'

/** A part of a frame of 16 ms that is free even on a phone that is busy drawing. */
const SLICE_MS = 5

/**
 * Runs long work in slices with a pause after each, so that no frame waits for it. Resolves to undefined once it is not
 * wanted. `onStep` gets what the work yields at the end of each slice.
 */
export async function inSlices<S, T>(
  work: Generator<S, T>,
  isWanted: () => boolean,
  onStep?: (step: S) => void,
): Promise<T | undefined> {
  for (;;) {
    await yieldToMain()
    if (!isWanted()) return undefined
    const end = performance.now() + SLICE_MS
    let step = work.next()
    while (!step.done && performance.now() < end) step = work.next()
    if (step.done) return step.value
    onStep?.(step.value)
  }
}
