import { useEffect, useRef } from 'react'
import { playHaptic } from '@/device/haptics'
import { playSound, preloadSounds, setSoundOn, startRattle, stopRattle } from '@/device/sound'
import type { Moment } from '@/device/sound-files'
import { applyEvent, type MatchEvent } from '@/engine'
import { eventMoments, type TimedMoment } from '@/model/event-moments'
import type { SeatedMatch } from '@/model/player'
import { turnEndOf, type TableView } from '@/model/table-view'
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
export const tableFeedback = {
  flapTilted: () => playFeedback('tilt'),
  flapFallen: () => playFeedback('shut'),
  lastFlapFallen: () => playFeedback('lastFlap'),
  lidFallen: () => playFeedback('lid'),
  dieLanded: () => playFeedback('land'),
  /** A die bounces, as hard as `strength` says, from 0 to 1. */
  dieBounced: (against: 'felt' | 'wall', strength: number) =>
    playFeedback(against === 'felt' ? 'feltBounce' : 'wallBounce', strength),
  rattleStarted: startRattle,
  rattleEnded: stopRattle,
}

/** Plays feedback when the end of a turn is shown, unless it ended before the table was opened. */
export function useTurnEndFeedback({ match, isEndShown }: TableView, hasNewEvents: boolean): void {
  const ending = isEndShown && hasNewEvents ? turnEndOf(match)?.ending.by : undefined
  useEffect(() => {
    if (ending === 'no-move') playFeedback('noMove')
    if (ending === 'shut') playFeedback('boxShut')
  }, [ending])
}

/**
 * Plays what `eventMoments` says of every event once it is shown: a throw that still tumbles is
 * not. Events from before the table was opened are silent.
 */
export function useEventFeedback(
  match: SeatedMatch,
  events: readonly MatchEvent[],
  isTumbling: boolean,
): void {
  const count = events.length - (isTumbling ? 1 : 0)
  const shown = useRef({ match, count: events.length })
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => {
    let moments: readonly TimedMoment[] = []
    for (const event of events.slice(shown.current.count, count)) {
      const applied = applyEvent(shown.current.match, event)
      if (!applied.ok) return
      const found = eventMoments(shown.current.match, event, applied.value)
      if (found.length > 0) moments = found
      shown.current = { match: applied.value, count: shown.current.count + 1 }
    }
    if (moments.length === 0) return
    timers.current.forEach(clearTimeout)
    timers.current = moments.map(({ moment, at }) => setTimeout(playFeedback, at, moment))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an event is heard once, when it is shown
  }, [count])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
}
