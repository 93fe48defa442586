import type { HapticMoment } from './haptics'

// Short enough to be felt as a touch and not as a telephone ringing.
const PATTERNS: Record<HapticMoment, readonly number[]> = {
  tilt: [6],
  shut: [14],
  land: [18],
  noMove: [30, 90, 30],
  boxShut: [24, 70, 24, 70, 48],
}

let isOn = true

export function setHapticsOn(isHapticsOn: boolean) {
  isOn = isHapticsOn
}

/**
 * The browser's own vibration: expo-haptics clicks a hidden switch where there is none, which a
 * page's own listeners take for a tap.
 */
export function playHaptic(moment: HapticMoment) {
  if (!isOn || typeof navigator === 'undefined' || typeof navigator.vibrate !== 'function') return
  // Before the first tap Chrome refuses with an error in the console.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return
  try {
    navigator.vibrate([...PATTERNS[moment]])
  } catch {
    // A browser may know the word and still refuse.
  }
}
