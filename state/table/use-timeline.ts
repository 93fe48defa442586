import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { AppState } from 'react-native'
import { greatestCue, type Stage, type Timeline } from '@/model/table-timeline'
import { playCue } from './feedback'

/** How far a timeline has been played. */
type Clock = {
  readonly eventNumber: number
  readonly timers: ReturnType<typeof setTimeout>[]
  /** The number of its steps that have begun. */
  begun: number
}

/**
 * Plays the timeline of the event with this number, once: what is shown and what is heard follow
 * one clock. `settle` goes to its end at once, and of what was still to be heard the greatest is heard
 * then: all of it together would be noise. In the background it ends unheard, and an event from before
 * the component mounted is at rest and unheard.
 */
export function useTimeline(eventNumber: number, timeline: Timeline) {
  const [reached, setReached] = useState({ eventNumber, stage: 'rest' as Stage })
  const clock = useRef<Clock>({ eventNumber, timers: [], begun: Infinity })

  const start = useEffectEvent(() => {
    const now: Clock = { eventNumber, timers: [], begun: 0 }
    clock.current = now
    const begin = (index: number) => {
      now.begun = index + 1
      const { cue } = timeline[index]!
      if (cue) playCue(cue)
    }
    begin(0)
    timeline.forEach(({ stage, at }, index) => {
      if (index === 0) return
      const onTime = () => {
        begin(index)
        // A transition, so that React lets frames be drawn in between: things are moving.
        startTransition(() =>
          setReached((last) =>
            last.eventNumber === eventNumber && last.stage === stage
              ? last
              : { eventNumber, stage },
          ),
        )
      }
      now.timers.push(setTimeout(onTime, at))
    })
  })
  useEffect(() => {
    if (clock.current.eventNumber !== eventNumber) start()
    return () => clock.current.timers.forEach(clearTimeout)
  }, [eventNumber])

  /** Goes to the end at once; returns what was still to come. */
  const finish = useCallback((): Timeline => {
    const now = clock.current
    if (now.eventNumber !== eventNumber || now.begun >= timeline.length) return []
    now.timers.forEach(clearTimeout)
    const left = timeline.slice(now.begun)
    now.begun = timeline.length
    setReached({ eventNumber, stage: 'rest' })
    return left
  }, [eventNumber, timeline])

  const settle = useCallback(() => {
    const cue = greatestCue(finish())
    if (cue) playCue(cue)
  }, [finish])

  // In the background a phone keeps timers back, and lets all of them ring at once on return.
  const onHidden = useEffectEvent(finish)
  useEffect(() => {
    const listener = AppState.addEventListener('change', (now) => {
      if (now === 'background') onHidden()
    })
    return () => listener.remove()
  }, [])

  const stage = reached.eventNumber === eventNumber ? reached.stage : timeline[0]!.stage
  return { stage, settle }
}
