import { useEffect, useState } from 'react'

import {
  choosableTiles,
  diceCounts,
  isMove,
  legalMoves,
  NO_TILES,
  tilesOf,
  toggleTile,
  type DiceCount,
  type MatchEvent,
  type Sign,
  type TileSet,
} from '@/engine'
import { feel } from './feedback'
import { recordEvent, recordThrow, type LiveMatch } from './live-match'
import { useSettings } from './settings'
import { useIsThrowSlow } from './use-is-throw-slow'
import { useTumble } from './use-tumble'

/** Dice lie in the box before anybody has thrown them. */
const RESTING_DICE = [3, 5] as const

export const lastDice = (events: readonly MatchEvent[]): readonly number[] => {
  const last = events.findLast((event) => event.type === 'diceRolled')
  return last?.dice ?? RESTING_DICE
}

/** A value that holds only for this moment of the match: the next event, the next turn finds the first one again. */
function useForNow<T>(moment: number | string, initial: T) {
  const [held, setHeld] = useState({ moment, value: initial })
  const value = held.moment === moment ? held.value : initial
  return [value, (next: T) => setHeld({ moment, value: next })] as const
}

/** Everything the table shows and everything a player can do at it. */
export function useTable({ match, events, setup }: LiveMatch, isMotionReduced: boolean) {
  const { isTumbling, settle } = useTumble(match.throws, isMotionReduced)
  const [chosen, setChosen] = useForNow<TileSet>(events.length, NO_TILES)
  const isShutConfirmed = useSettings((settings) => settings.isShutConfirmed)
  const [isShutAsked, setIsShutAsked] = useForNow(`${events.length} ${chosen}`, false)
  const [isPassing, setIsPassing] = useForNow(events.length, false)
  const [wanted, setWanted] = useForNow<DiceCount>(`${match.round} ${match.seat}`, 2)
  // What was over when the table was opened has been heard; only what happens at it is sounded.
  const [eventsBefore] = useState(events.length)
  const isNews = events.length > eventsBefore

  const isTurnOver = match.phase === 'turnOver' || match.phase === 'matchOver'
  const isStuck = isTurnOver && match.ending.by === 'no-move'
  const isShut = isTurnOver && match.ending.by === 'shut'
  const counts = match.phase === 'rolling' ? diceCounts(setup.rules, match.open) : []
  const diceCount = counts.includes(wanted) ? wanted : (counts[0] ?? 2)
  const moves = match.phase === 'shutting' ? legalMoves(setup.rules, match.open, match.dice) : []

  useEffect(() => {
    if (isNews && isStuck && !isTumbling) feel('noMove')
  }, [isNews, isStuck, isTumbling])
  useEffect(() => {
    if (isNews && isShut) feel('boxShut')
  }, [isNews, isShut])

  return {
    isTumbling,
    /** The throw is being saved, and that takes long enough to be seen. */
    isThrowing: useIsThrowSlow(),
    isPassing: isPassing || match.phase === 'announcing',
    /** The box has been shut here and now. */
    isBoxShut: isNews && isShut,
    /** The turn is over and its dice have landed, so that its end can be shown. */
    isEndShown: isTurnOver && !(isStuck && isTumbling),
    dice: lastDice(events),
    isSpent: match.phase !== 'shutting' && !isStuck,
    counts,
    diceCount,
    chosen,
    choosable: choosableTiles(moves, chosen),
    isChosenMove: isMove(moves, chosen),
    settle,
    chooseDice: setWanted,
    roll: () => void recordThrow(diceCount),
    tapFlap: (tile: number) => {
      const next = toggleTile(moves, chosen, tile)
      if (next === chosen) return
      settle()
      setChosen(next)
      feel('tilt')
    },
    isShutAsked,
    /** Where the player wants to be asked, the first call asks and the second shuts. */
    shut: () => {
      if (isShutConfirmed && !isShutAsked) setIsShutAsked(isMove(moves, chosen))
      else void recordEvent({ type: 'tilesShut', tiles: tilesOf(chosen) })
    },
    notYet: () => setIsShutAsked(false),
    takeBack: () => void recordEvent({ type: 'shutTakenBack' }),
    stop: () => void recordEvent({ type: 'turnStopped' }),
    /** One who plays alone has nobody to pass to. */
    endTurn: () =>
      setup.players.length === 1 ? void recordEvent({ type: 'phonePassed' }) : setIsPassing(true),
    takePhone: () => void recordEvent({ type: 'phonePassed' }),
    announce: async (sign: Sign) => {
      await recordEvent({ type: 'phonePassed' })
      await recordEvent({ type: 'signAnnounced', sign })
    },
  }
}

export type TableState = ReturnType<typeof useTable>
