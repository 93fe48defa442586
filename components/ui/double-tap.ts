const DOUBLE_TAP_MS = 350

let lastTapAt = -Infinity

/**
 * Whether this tap is the second of a double tap. Asked by every button that plays: the next thing to do
 * appears under the same finger, and must not be done by the end of the last one.
 */
export function isDoubleTap(): boolean {
  const now = Date.now()
  const isSecond = now - lastTapAt < DOUBLE_TAP_MS && now >= lastTapAt
  if (!isSecond) lastTapAt = now
  return isSecond
}
