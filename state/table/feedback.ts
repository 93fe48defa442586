import { playHaptic } from '@/device/haptics'
import { playSound, preloadSounds, setSoundOn, startRattle, stopRattle } from '@/device/sound'
import type { Moment } from '@/device/sound-files'
import type { Cue } from '@/model/table-timeline'
import { useSettings } from '../settings/settings'

// All sounds and haptics are started in this file.

/** Below this strength a bounce is heard but not felt. */
const FELT_STRENGTH = 0.4

/** Plays a moment; `strength` from 0 to 1 makes its sound quieter. */
function playFeedback(moment: Moment, strength = 1): void {
  playSound(moment, strength)
  if (useSettings.getState().isHapticsOn && strength >= FELT_STRENGTH) playHaptic(moment)
}

// Sound that is switched off also ends a rattle.
setSoundOn(useSettings.getState().isSoundOn)
useSettings.subscribe(({ isSoundOn }) => setSoundOn(isSoundOn))

/** Loads the sounds, in small steps. Call it before they are needed: when idle, and at the table. */
export const prepareFeedback = (): void => preloadSounds()

/** Sounds and haptics for the callbacks of the table's animations. */
export const tableSounds = {
  onFlapFallen: () => playFeedback('shut'),
  onDieLanded: () => playFeedback('land'),
  /** A die bounces, as hard as `strength` says, from 0 to 1. */
  onDieBounced: (against: 'felt' | 'wall', strength: number) =>
    playFeedback(against === 'felt' ? 'feltBounce' : 'wallBounce', strength),
}

export const tableFeedback = {
  flapTilted: () => playFeedback('tilt'),
  rattleStarted: startRattle,
  rattleEnded: stopRattle,
}

/** Plays the sound and the haptic of a cue of the table's timeline. */
export const playCue = (cue: Cue): void => playFeedback(cue)
