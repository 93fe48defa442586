import { useState } from 'react'
import {
  isMove,
  legalMoves,
  NO_TILES,
  tilesOf,
  toggleTile,
  type DiceCount,
  type Sign,
  type TileSet,
} from '@/engine'
import type { PlayedMatch } from '@/model/played-match'
import { tableView, turnEndOf, type TableActions } from '@/model/table-view'
import { useMatchToday } from '../people/use-match-today'
import { useSettings } from '../settings/settings'
import { tableFeedback, useTurnEndFeedback } from './feedback'
import { recordEvent, recordThrow } from './live-match'
import { useIsThrowSlow } from './use-is-throw-slow'
import { useTumble } from './use-tumble'

/** State that is reset to `initial` whenever `moment` changes. */
function useStateOf<T>(moment: number | string, initial: T) {
  const [held, setHeld] = useState({ moment, value: initial })
  const value = held.moment === moment ? held.value : initial
  return [value, (next: T) => setHeld({ moment, value: next })] as const
}

/** What the table shows of the live match, and what the player on turn can do. */
export function useTable({ match: played, events }: PlayedMatch, isMotionReduced: boolean) {
  const match = useMatchToday(played)
  const { isTumbling, settle } = useTumble(match.throws, isMotionReduced)
  const [chosen, setChosen] = useStateOf<TileSet>(events.length, NO_TILES)
  const [isShutAsked, setIsShutAsked] = useStateOf(`${events.length} ${chosen}`, false)
  const [isPassing, setIsPassing] = useStateOf(events.length, false)
  const [wantedDice, setWantedDice] = useStateOf<DiceCount>(`${match.round} ${match.seat}`, 2)
  const isShutConfirmed = useSettings((settings) => settings.isShutConfirmed)
  const [eventsBefore] = useState(events.length)
  const isNews = events.length > eventsBefore

  const { rules, players } = match.setup
  const view = tableView(match, events, {
    isTumbling,
    // A sign is announced on the card too.
    isPassing: isPassing || match.phase === 'announcing',
    chosen,
    wantedDice,
    isShutAsked,
  })
  useTurnEndFeedback(view, isNews)

  const moves = match.phase === 'shutting' ? legalMoves(rules, match.open, match.dice) : []
  const actions: TableActions = {
    settle,
    chooseDice: setWantedDice,
    roll: () => void recordThrow(view.diceCount),
    tapFlap: (tile) => {
      const next = toggleTile(moves, chosen, tile)
      if (next === chosen) return
      settle()
      setChosen(next)
      tableFeedback.flapTilted()
    },
    // Where the player wants to be asked, the first call asks and the second shuts.
    shut: () => {
      if (isShutConfirmed && !isShutAsked) setIsShutAsked(isMove(moves, chosen))
      else void recordEvent({ type: 'tilesShut', tiles: tilesOf(chosen) })
    },
    notYet: () => setIsShutAsked(false),
    takeBack: () => void recordEvent({ type: 'shutTakenBack' }),
    stop: () => void recordEvent({ type: 'turnStopped' }),
    // A player alone has nobody to pass to.
    endTurn: () =>
      players.length === 1 ? void recordEvent({ type: 'phonePassed' }) : setIsPassing(true),
  }
  return {
    view,
    actions,
    /** The throw is being saved, and that takes long enough to be seen. */
    isThrowing: useIsThrowSlow(),
    /** The box was shut while the table was open. */
    isBoxJustShut: isNews && turnEndOf(match)?.ending.by === 'shut',
    takePhone: () => void recordEvent({ type: 'phonePassed' }),
    announce: async (sign: Sign) => {
      await recordEvent({ type: 'phonePassed' })
      await recordEvent({ type: 'signAnnounced', sign })
    },
  }
}
