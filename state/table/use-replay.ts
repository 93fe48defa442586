import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MatchEvent } from '@/engine'
import type { PlayedMatch } from '@/model/played-match'
import { withPlayers } from '@/model/player'
import { tableView, turnEndOf } from '@/model/table-view'
import { usePlayersToday } from '../people/use-match-today'
import { replaySteps } from './replay-steps'
import { useTumble } from './use-tumble'

/** How long each step is shown before the next one follows by itself, in milliseconds. */
const PAUSES: Readonly<Record<MatchEvent['type'], number>> = {
  diceRolled: 1700,
  tilesShut: 1300,
  shutTakenBack: 1200,
  turnStopped: 1800,
  phonePassed: 1100,
  signAnnounced: 1300,
}
const FIRST_PAUSE = 700
/** Time to read how a turn ended. */
const END_PAUSE = 2600

type Place = {
  readonly step: number
  /** Reached by one step forward: then dice tumble and flaps fall, otherwise everything stands still. */
  readonly isNext: boolean
  /** How many throws have tumbled. */
  readonly tumbles: number
}

/** A past match, looked at step by step or played by itself. */
export function useReplay({ match: played, events }: PlayedMatch, isMotionReduced: boolean) {
  const { setup } = played
  const players = usePlayersToday(setup.players)
  const steps = useMemo(() => replaySteps(setup, events), [setup, events])
  const [place, setPlace] = useState<Place>({ step: 0, isNext: false, tumbles: 0 })
  const [isPlaying, setIsPlaying] = useState(false)
  const { isTumbling } = useTumble(place.tumbles, isMotionReduced)
  const { step } = place
  const event = steps.eventOf(step)
  const matchAt = useCallback(
    (at: number) => withPlayers(steps.matchAt(at), players),
    [steps, players],
  )
  const match = useMemo(() => matchAt(step), [matchAt, step])
  const isRunning = isPlaying && step < steps.last

  const goTo = (wanted: number) =>
    setPlace((from) => {
      const to = Math.max(0, Math.min(steps.last, Math.round(wanted)))
      if (to === from.step) return from
      const isNext = to === from.step + 1
      const isThrow = isNext && steps.eventOf(to)?.type === 'diceRolled'
      return { step: to, isNext, tumbles: from.tumbles + (isThrow ? 1 : 0) }
    })

  useEffect(() => {
    if (!isRunning) return
    const pause = turnEndOf(match) ? END_PAUSE : event ? PAUSES[event.type] : FIRST_PAUSE
    const timer = setTimeout(() => goTo(step + 1), pause)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each step waits once
  }, [isRunning, step])

  const isThrowTumbling = isTumbling && place.isNext && event?.type === 'diceRolled'
  return {
    last: steps.last,
    matchAt,
    step,
    event,
    view: tableView(match, events.slice(0, step), { isTumbling: isThrowTumbling }),
    isPlaying: isRunning,
    isStill: !place.isNext,
    goTo: (wanted: number) => {
      setIsPlaying(false)
      goTo(wanted)
    },
    playOrPause: () => {
      // At the end it begins again.
      if (!isRunning && step === steps.last) goTo(0)
      setIsPlaying(!isRunning)
    },
  }
}
