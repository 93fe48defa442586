import { isHandheld } from './handheld'
import type { Moment } from './sound-files'

// In milliseconds: vibration, pause, vibration. Longer ones would feel like a phone call.
const PATTERNS: Record<Moment, readonly number[]> = {
  tilt: [6],
  shut: [14],
  lastFlap: [50],
  lid: [36],
  flapsRise: [4, 45, 5, 45, 6],
  takeBack: [10],
  land: [18],
  feltBounce: [4],
  wallBounce: [8],
  noMove: [30, 90, 30],
  stopped: [26],
  passed: [6, 70, 12],
  roundEnd: [12, 130, 18],
  wentOut: [36, 110, 24, 110, 16],
  chips: [5, 60, 5, 50, 5, 40, 7],
  targetHit: [18, 60, 44],
  matchWon: [20, 130, 46],
  boxShut: [24, 70, 24, 70, 48],
}

/**
 * Uses navigator.vibrate and not expo-haptics, which clicks a hidden switch in browsers without
 * vibration: the page's own listeners take that click for a tap.
 */
export function playHaptic(moment: Moment) {
  if (typeof navigator === 'undefined' || typeof navigator.vibrate !== 'function') return
  // Before the first tap Chrome refuses and logs an error to the console.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return
  try {
    navigator.vibrate([...PATTERNS[moment]])
  } catch {
    // A browser may have the function and still refuse to vibrate.
  }
}

/** Desktop browsers have the function too, but no vibrator. */
export const canVibrate = (): boolean => isHandheld() && typeof navigator.vibrate === 'function'
