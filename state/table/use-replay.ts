import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MatchEvent } from '@/engine'
import type { PlayedMatch } from '@/model/played-match'
import { withPlayers } from '@/model/player'
import { AT_REST, isBefore, tableTimeline } from '@/model/table-timeline'
import { tableView, turnEndOf } from '@/model/table-view'
import { usePlayersToday } from '../people/use-match-today'
import { replaySteps } from './replay-steps'
import { useTimeline } from './use-timeline'

/** How long each step rests while the replay plays, by its event, in milliseconds. */
const PAUSES: Readonly<Record<MatchEvent['type'], number>> = {
  diceRolled: 750,
  tilesShut: 1300,
  shutTakenBack: 1200,
  turnStopped: 1800,
  phonePassed: 1100,
  signAnnounced: 1300,
}
const FIRST_PAUSE = 700
/** Time to read how a turn ended. */
const END_PAUSE = 1800

type Position = {
  readonly step: number
  /** Reached by one step forward: only then dice and flaps are animated. */
  readonly isNext: boolean
  /** How often it was changed. */
  readonly moves: number
}

/** Replays a past match, step by step or playing on its own, from a step that the match has. */
export function useReplay(
  { match: played, events }: PlayedMatch,
  isMotionReduced: boolean,
  first: number,
) {
  const { setup } = played
  const players = usePlayersToday(setup.players)
  const steps = useMemo(() => replaySteps(setup, events), [setup, events])
  const [position, setPosition] = useState<Position>(() => ({
    step: Math.max(0, Math.min(steps.last, Math.floor(first))),
    isNext: false,
    moves: 0,
  }))
  const [isPlaying, setIsPlaying] = useState(false)
  const { step } = position
  const event = steps.eventOf(step)
  const matchAt = useCallback(
    (at: number) => withPlayers(steps.matchAt(at), players),
    [steps, players],
  )
  const match = useMemo(() => matchAt(step), [matchAt, step])
  const before = useMemo(() => matchAt(Math.max(0, step - 1)), [matchAt, step])
  const shown = useMemo(() => events.slice(0, step), [events, step])
  const timeline = useMemo(
    () => (position.isNext ? tableTimeline(before, match, shown, isMotionReduced, true) : AT_REST),
    [shown, position, before, match, isMotionReduced],
  )
  const { stage } = useTimeline(position.moves, timeline)
  const isRunning = isPlaying && step < steps.last

  const goTo = (wanted: number) =>
    setPosition((from) => {
      const to = Math.max(0, Math.min(steps.last, Math.round(wanted)))
      if (to === from.step) return from
      return { step: to, isNext: to === from.step + 1, moves: from.moves + 1 }
    })

  useEffect(() => {
    if (!isRunning) return
    const pause = turnEndOf(match) ? END_PAUSE : event ? PAUSES[event.type] : FIRST_PAUSE
    const timer = setTimeout(() => goTo(step + 1), timeline.at(-1)!.at + pause)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one timer per step
  }, [isRunning, step])

  return {
    last: steps.last,
    matchAt,
    step,
    /** The event that the view shows: the throw itself only once its dice lie still. */
    event: isBefore(stage, 'falling') ? steps.eventOf(step - 1) : event,
    view: tableView(match, shown, { stage, before, isReplay: true }),
    isPlaying: isRunning,
    isStill: !position.isNext,
    goTo: (wanted: number) => {
      setIsPlaying(false)
      goTo(wanted)
    },
    playOrPause: () => {
      // At the end, play restarts from the beginning.
      if (!isRunning && step === steps.last) goTo(0)
      setIsPlaying(!isRunning)
    },
  }
}
