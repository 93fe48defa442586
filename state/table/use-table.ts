import { useEffect, useMemo, useState } from 'react'
import {
  NO_TILES,
  tilesOf,
  type DiceCount,
  type MatchEvent,
  type Sign,
  type TileSet,
} from '@/engine'
import type { PlayedMatch } from '@/model/played-match'
import { isLessonDue } from '@/model/lesson'
import { tableTimeline } from '@/model/table-timeline'
import { computerAt, withPlayers, type SeatedMatch } from '@/model/player'
import { isComputerPlaying, matchBefore, tableView, type TableActions } from '@/model/table-view'
import { useMatchToday } from '../people/use-match-today'
import { useSettings } from '../settings/settings'
import { prepareFeedback } from './feedback'
import { recordEvent, recordThrow } from './live-match'
import { tableActions } from './table-actions'
import { useComputerTurn } from './use-computer-turn'
import { useLesson } from './use-lesson'
import { useIsThrowSlow } from './use-is-throw-slow'
import { useTimeline } from './use-timeline'

/** The sounds are loaded once the table has been drawn, and long before dice can land. */
const FIRST_FRAME_MS = 100

/** State that is reset to `initial` whenever `resetKey` changes. */
function useResettableState<T>(resetKey: number | string, initial: T) {
  const [stored, setStored] = useState({ resetKey, value: initial })
  const value = stored.resetKey === resetKey ? stored.value : initial
  return [value, (next: T) => setStored({ resetKey, value: next })] as const
}

/** The match before its last event, remembered from when that was the last one. */
function useMatchBefore(match: SeatedMatch, events: readonly MatchEvent[]): SeatedMatch {
  const [last, setLast] = useState({ match, events, before: match })
  if (last.events === events) return last.before
  const isNext = events.length === last.events.length + 1
  // Replaying takes longer the longer the match is.
  const before = isNext ? last.match : matchBefore(match, events)
  const next = { match, events, before: withPlayers(before, match.setup.players) }
  setLast(next)
  return next.before
}

/** While a computer player plays, each action only hurries it. */
const hurrying = (settle: () => void): Omit<TableActions, 'endTurn'> => ({
  settle,
  chooseDice: settle,
  roll: settle,
  tapFlap: settle,
  shut: settle,
  cancelShut: settle,
  takeBack: settle,
  stop: settle,
})

/**
 * The view of the live match, and the actions of the player whose turn it is. A computer player plays by itself
 * while the table `isWatched`.
 */
export function useTable(live: PlayedMatch, isMotionReduced: boolean, isWatched: boolean) {
  const { match: played, events } = live
  const match = useMatchToday(played)
  const before = useMatchBefore(match, events)
  const timeline = useMemo(
    () => tableTimeline(before, match, events, isMotionReduced),
    [before, match, events, isMotionReduced],
  )
  const { stage, settle } = useTimeline(events.length, timeline)
  const [chosen, setChosen] = useResettableState<TileSet>(events.length, NO_TILES)
  const [isChoosing, setIsChoosing] = useResettableState(events.length, false)
  const [isShutAsked, setIsShutAsked] = useResettableState(`${events.length} ${chosen}`, false)
  const [isPassing, setIsPassing] = useResettableState(events.length, false)
  const [wantedDice, setWantedDice] = useResettableState<DiceCount>(
    `${match.round} ${match.seat}`,
    2,
  )
  const isShutConfirmed = useSettings((settings) => settings.isShutConfirmed)
  const view = tableView(match, events, {
    stage,
    before,
    // The sign is announced on the passing card too.
    isPassing:
      isPassing || (match.phase === 'announcing' && computerAt(match, match.seat) === undefined),
    chosen,
    isChoosing,
    wantedDice,
    isShutAsked,
  })
  const lesson = useLesson(view)
  useEffect(() => {
    const timer = setTimeout(prepareFeedback, FIRST_FRAME_MS)
    return () => clearTimeout(timer)
  }, [])

  const { isShaking, hurry } = useComputerTurn(live, view, {
    isWatched,
    isMotionReduced,
    // The lesson at the end of a turn stays until somebody taps.
    isWaiting: isLessonDue(lesson, view),
    onTilt: (tilted, isAll) => {
      setChosen(tilted)
      setIsChoosing(!isAll)
    },
  })

  const actions = tableActions(view, settle, {
    chosen,
    onChoose: setChosen,
    chooseDice: setWantedDice,
    roll: () => void recordThrow(view.diceCount),
    // With the setting for confirmation on, the first call asks and the second one shuts.
    shut: () => {
      if (isShutConfirmed && !isShutAsked) setIsShutAsked(view.isChosenMove)
      else void recordEvent({ type: 'tilesShut', tiles: tilesOf(chosen) })
    },
    cancelShut: () => setIsShutAsked(false),
    takeBack: () => void recordEvent({ type: 'shutTakenBack' }),
    stop: () => void recordEvent({ type: 'turnStopped' }),
    endTurn: () => {
      if (view.handOn === 'same' || view.handOn === 'computer')
        void recordEvent({ type: 'phonePassed' })
      else setIsPassing(true)
    },
  })
  const settleOrHurry = () => {
    settle()
    hurry()
  }
  return {
    view,
    lesson,
    actions: isComputerPlaying(view) ? { ...actions, ...hurrying(settleOrHurry) } : actions,
    /** A computer player shakes the dice. */
    isShaking,
    /** Saving the throw takes so long that the table shows that it is busy. */
    isThrowing: useIsThrowSlow(),
    takePhone: () => void recordEvent({ type: 'phonePassed' }),
    announce: async (sign: Sign) => {
      await recordEvent({ type: 'phonePassed' })
      await recordEvent({ type: 'signAnnounced', sign })
    },
  }
}
