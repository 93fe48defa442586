import { Vibration } from 'react-native'
import type { Moment } from './sound-files'

// In milliseconds: vibration, pause, vibration.
const PATTERNS: Record<Moment, readonly number[]> = {
  tilt: [8],
  shut: [18],
  lastFlap: [70],
  lid: [48],
  flapsRise: [5, 45, 6, 45, 7],
  takeBack: [13],
  land: [26],
  feltBounce: [5],
  wallBounce: [10],
  noMove: [40, 110, 50],
  stopped: [34],
  passed: [7, 70, 14],
  roundEnd: [16, 130, 22],
  wentOut: [50, 110, 30, 110, 20],
  chips: [6, 60, 6, 50, 6, 40, 9],
  targetHit: [24, 60, 80],
  matchWon: [26, 130, 70],
  boxShut: [30, 80, 30, 80, 90],
}

/**
 * Android treats a vibration without attributes as touch feedback if it is shorter than a second (until
 * Android 11: five), and the system's switch for touch feedback then silences it. So each pattern ends in
 * silence that makes it longer; it then feels like a media vibration.
 */
const SILENCE_MS = 5500

/**
 * Uses React Native's Vibration and not expo-haptics, whose effects are all touch feedback: with
 * the system's switch off they are not felt, whatever the player chose in this app.
 */
export function playHaptic(moment: Moment) {
  try {
    // Patterns begin with a pause, and pauses alternate with vibrations.
    Vibration.vibrate([0, ...PATTERNS[moment], SILENCE_MS])
  } catch {
    // This phone does not vibrate.
  }
}

/** Whether this phone can vibrate: always true, as a phone without a vibrator does nothing. */
export const canVibrate = (): boolean => true
