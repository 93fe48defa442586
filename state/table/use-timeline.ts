import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { AppState } from 'react-native'
import { hurriedTimeline, type Stage, type Timeline } from '@/model/table-timeline'
import { playCue } from './feedback'

/** How far a timeline has been played. */
type Clock = {
  readonly eventNumber: number
  readonly steps: Timeline
  readonly isHurried: boolean
  readonly timers: ReturnType<typeof setTimeout>[]
  /** The number of its steps that have begun. */
  begun: number
}

/**
 * Plays the timeline of the event with this number, once: what is shown and what is heard follow
 * one clock. `settle` hurries it to its end. In the background it ends unheard, and an event from before
 * the component mounted is at rest and unheard.
 */
export function useTimeline(eventNumber: number, timeline: Timeline) {
  const [reached, setReached] = useState({ eventNumber, stage: 'rest' as Stage })
  const clock = useRef<Clock>({ eventNumber, steps: [], isHurried: false, timers: [], begun: 0 })

  const reach = useCallback(
    (stage: Stage) =>
      setReached((last) =>
        last.eventNumber === eventNumber && last.stage === stage ? last : { eventNumber, stage },
      ),
    [eventNumber],
  )
  const play = useCallback(
    (steps: Timeline, isHurried: boolean) => {
      const now: Clock = { eventNumber, steps, isHurried, timers: [], begun: 0 }
      clock.current = now
      const begin = (index: number) => {
        now.begun = index + 1
        const { cue } = steps[index]!
        if (cue) playCue(cue)
      }
      begin(0)
      steps.forEach(({ stage, at }, index) => {
        if (index === 0) return
        const onTime = () => {
          begin(index)
          // A transition, so that React lets frames be drawn in between: things are moving.
          startTransition(() => reach(stage))
        }
        now.timers.push(setTimeout(onTime, at))
      })
    },
    [eventNumber, reach],
  )
  const start = useEffectEvent(() => play(timeline, false))
  useEffect(() => {
    if (clock.current.eventNumber !== eventNumber) start()
    return () => clock.current.timers.forEach(clearTimeout)
  }, [eventNumber])

  /** Stops the clock; returns it if there is more to come. */
  const stop = useCallback((): Clock | undefined => {
    const now = clock.current
    if (now.eventNumber !== eventNumber || now.begun >= now.steps.length) return undefined
    now.timers.forEach(clearTimeout)
    return now
  }, [eventNumber])

  const settle = useCallback(() => {
    if (clock.current.isHurried) return
    const now = stop()
    if (!now) return
    const steps = hurriedTimeline(now.steps, now.begun)
    play(steps, true)
    reach(steps[0]!.stage)
  }, [stop, play, reach])

  // In the background a phone keeps timers back, and lets all of them ring at once on return.
  const onHidden = useEffectEvent(() => {
    const now = stop()
    if (!now) return
    now.begun = now.steps.length
    reach('rest')
  })
  useEffect(() => {
    const listener = AppState.addEventListener('change', (now) => {
      if (now === 'background') onHidden()
    })
    return () => listener.remove()
  }, [])

  const stage = reached.eventNumber === eventNumber ? reached.stage : timeline[0]!.stage
  return { stage, settle }
}
