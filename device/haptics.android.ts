import { Vibration } from 'react-native'
import type { Moment } from './sound-files'

// In milliseconds: vibration, pause, vibration.
const PATTERNS: Record<Moment, readonly number[]> = {
  tilt: [8],
  shut: [18],
  land: [26],
  noMove: [40, 110, 50],
  boxShut: [30, 80, 30, 80, 90],
}

/**
 * Android takes a vibration without attributes for touch feedback if it is shorter than five
 * seconds, and then the system's switch for touch feedback silences it. So each ends in silence.
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
