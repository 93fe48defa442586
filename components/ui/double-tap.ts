const DOUBLE_TAP_MS = 350

let lastTapAt = -Infinity

/**
 * Whether this tap is the second of a double tap, counted over all buttons that call this. The
 * button of the next step appears under the same finger, and the second tap must not press it.
 */
export function isDoubleTap(): boolean {
  // Not the time of day, which can stand still or be set back.
  const now = performance.now()
  const isSecond = now - lastTapAt < DOUBLE_TAP_MS
  if (!isSecond) lastTapAt = now
  return isSecond
}
