import { playHaptic, type HapticMoment } from '@/device/haptics'
import { playSound } from '@/device/sound'

/** What the player hears and feels at one moment of the game: the only place that makes them do so. */
export function feel(moment: HapticMoment): void {
  playSound(moment)
  playHaptic(moment)
}
