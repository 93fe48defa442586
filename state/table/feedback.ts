import { useEffect } from 'react'
import { playHaptic, setHapticsOn, type HapticMoment } from '@/device/haptics'
import { playSound, preloadSounds, setSoundOn, startRattle, stopRattle } from '@/device/sound'
import type { Settings } from '@/model/settings'
import { turnEndOf, type TableView } from '@/model/table-view'
import { useSettings } from '../settings/settings'

// Whatever is heard or felt is started in this file, and nowhere else.

function feel(moment: HapticMoment): void {
  playSound(moment)
  playHaptic(moment)
}

function applySwitches({ isSoundOn, isHapticsOn }: Settings): void {
  setSoundOn(isSoundOn)
  setHapticsOn(isHapticsOn)
}
applySwitches(useSettings.getState())
useSettings.subscribe(applySwitches)

/** Gets the sounds ready. Called in a tap: only there a browser allows sound. */
export const prepareFeedback = (): void => preloadSounds()

/** What moves on the table is heard and felt when it is seen. */
export const tableFeedback = {
  flapTilted: () => feel('tilt'),
  flapFallen: () => feel('shut'),
  dieLanded: () => feel('land'),
  rattleStarted: startRattle,
  rattleEnded: stopRattle,
}

/** The end of a turn is heard and felt when it is shown; one that was found on the table is not. */
export function useTurnEndFeedback({ match, isEndShown }: TableView, isNews: boolean): void {
  const ending = isEndShown && isNews ? turnEndOf(match)?.ending.by : undefined
  useEffect(() => {
    if (ending === 'no-move') feel('noMove')
    if (ending === 'shut') feel('boxShut')
  }, [ending])
}
