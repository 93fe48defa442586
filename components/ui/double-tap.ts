const DOUBLE_TAP_MS = 350

/** By a monotonic clock: the time of day can be set back. */
let lastTapAt = -Infinity

/** Whether a tap now would be the second of a double tap. */
export const wasJustTapped = (): boolean => performance.now() - lastTapAt < DOUBLE_TAP_MS

/**
 * Whether this tap is the second of a double tap, across all buttons that call this. The button of the next
 * step appears under the same finger, and the second tap must not press it.
 */
export function isDoubleTap(): boolean {
  const isSecond = wasJustTapped()
  if (!isSecond) lastTapAt = performance.now()
  return isSecond
}
