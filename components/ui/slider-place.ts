/** Returns the value, from 0 to `max`, that is nearest to `x` on a slider of this width. */
export function stepAtPlace(x: number, width: number, knob: number, max: number): number {
  const travel = width - knob
  if (travel <= 0) return 0
  return Math.max(0, Math.min(max, Math.round(((x - knob / 2) / travel) * max)))
}

/** Returns the value after a key, or undefined for other keys. */
export function stepAfterKey(key: string, value: number, max: number): number | undefined {
  const leap = Math.max(1, Math.round(max / 10))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(max, value + 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, value - 1)
    case 'PageUp':
      return Math.min(max, value + leap)
    case 'PageDown':
      return Math.max(0, value - leap)
    case 'Home':
      return 0
    case 'End':
      return max
    default:
      return undefined
  }
}
