import { useEffect, useMemo, useState } from 'react'
import { NO_TILES, tilesOf, toggleTile, type DiceCount, type Sign, type TileSet } from '@/engine'
import type { PlayedMatch } from '@/model/played-match'
import { isLessonDue } from '@/model/lesson'
import { tableTimeline } from '@/model/table-timeline'
import { computerAt } from '@/model/player'
import { isComputerPlaying, tableView, type TableActions } from '@/model/table-view'
import { useMatchToday } from '../people/use-match-today'
import { useSettings } from '../settings/settings'
import { prepareFeedback, tableFeedback } from './feedback'
import { recordEvent, recordThrow } from './live-match'
import { useComputerTurn } from './use-computer-turn'
import { useLesson } from './use-lesson'
import { useIsThrowSlow } from './use-is-throw-slow'
import { useMatchBefore } from './use-match-before'
import { useTimeline } from './use-timeline'

/** The sounds are loaded once the table has been drawn, and long before dice can land. */
const FIRST_FRAME_MS = 100

/** State that is reset to `initial` whenever `resetKey` changes. */
function useResettableState<T>(resetKey: number | string, initial: T) {
  const [stored, setStored] = useState({ resetKey, value: initial })
  const value = stored.resetKey === resetKey ? stored.value : initial
  return [value, (next: T) => setStored({ resetKey, value: next })] as const
}

/** Whoever watches a computer player can only hurry it, wherever they tap. */
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
    // What a newcomer learns when a turn has ended is there until somebody taps.
    isWaiting: isLessonDue(lesson, view),
    onTilt: (tilted, isAll) => {
      setChosen(tilted)
      setIsChoosing(!isAll)
    },
  })

  /** Does nothing but hurry while there is something to hurry. */
  const unlessUnfolding = (act: () => void) => () => (view.isUnfolding ? settle() : act())
  const actions: TableActions = {
    settle,
    chooseDice: (count) => (view.isUnfolding ? settle() : setWantedDice(count)),
    roll: unlessUnfolding(() => void recordThrow(view.diceCount)),
    // Whatever is tapped while the dice tumble, they land at once, and that is heard instead.
    tapFlap: (tile) => {
      settle()
      const next = toggleTile(view.moves, chosen, tile)
      if (next === chosen) return
      setChosen(next)
      if (!view.isTumbling) tableFeedback.flapTilted()
    },
    // With the setting for confirmation on, the first call asks and the second one shuts.
    shut: unlessUnfolding(() => {
      if (isShutConfirmed && !isShutAsked) setIsShutAsked(view.isChosenMove)
      else void recordEvent({ type: 'tilesShut', tiles: tilesOf(chosen) })
    }),
    cancelShut: () => setIsShutAsked(false),
    takeBack: unlessUnfolding(() => void recordEvent({ type: 'shutTakenBack' })),
    stop: unlessUnfolding(() => void recordEvent({ type: 'turnStopped' })),
    endTurn: () => {
      settle()
      if (view.handOn === 'same' || view.handOn === 'computer')
        void recordEvent({ type: 'phonePassed' })
      else setIsPassing(true)
    },
  }
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
