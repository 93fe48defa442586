import { playHaptic } from '@/device/haptics'
import { playSound, preloadSounds, setSoundOn, startRattle, stopRattle } from '@/device/sound'
import type { Moment } from '@/device/sound-files'
import type { Cue } from '@/model/table-timeline'
import { useSettings } from '../settings/settings'

// All sounds and haptics are started in this file.

function playFeedback(moment: Moment): void {
  playSound(moment)
  if (useSettings.getState().isHapticsOn) playHaptic(moment)
}

// Sound that is switched off also ends a rattle.
setSoundOn(useSettings.getState().isSoundOn)
useSettings.subscribe(({ isSoundOn }) => setSoundOn(isSoundOn))

/** Loads the sounds, in small steps. Call it before they are needed: when idle, and at the table. */
export const prepareFeedback = (): void => preloadSounds()

/** Sounds and haptics for the callbacks of the table's animations. */
export const tableFeedback = {
  flapTilted: () => playFeedback('tilt'),
  flapFallen: () => playFeedback('shut'),
  dieLanded: () => playFeedback('land'),
  rattleStarted: startRattle,
  rattleEnded: stopRattle,
}

/** What is heard and felt at each cue of a timeline; some are silent. */
const MOMENTS: Readonly<Partial<Record<Cue, Moment>>> = {
  noMove: 'noMove',
  lastFlapShut: 'shut',
  boxShut: 'boxShut',
  lidDown: 'shut',
}

/** Plays the sound and the haptic of a cue. */
export function playCue(cue: Cue): void {
  const moment = MOMENTS[cue]
  if (moment) playFeedback(moment)
}
