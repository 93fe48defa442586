import { useEffect, useMemo, useState } from 'react'
import {
  choosableTiles,
  legalMoves,
  NO_TILES,
  type DiceCount,
  type Match,
  type MatchEvent,
} from '@/engine'
import type { PlayedMatch } from '../saves/played-match'
import { lastDice } from '../use-table'
import { useTumble } from '../use-tumble'
import { replaySteps } from './replay-steps'

/** How long each step is looked at before the next one comes by itself. */
const PAUSES: Readonly<Record<MatchEvent['type'], number>> = {
  diceRolled: 1700,
  tilesShut: 1300,
  shutTakenBack: 1200,
  turnStopped: 1800,
  phonePassed: 1100,
  signAnnounced: 1300,
}
const FIRST_PAUSE = 700
/** A turn that has ended is read. */
const END_PAUSE = 2600

const isEnd = ({ phase }: Match) => phase === 'turnOver' || phase === 'matchOver'

const nothing = () => undefined
const NOT_PLAYABLE = {
  settle: nothing,
  chooseDice: nothing,
  roll: nothing,
  tapFlap: nothing,
  shut: nothing,
  takeBack: nothing,
  stop: nothing,
  endTurn: nothing,
}

type Place = {
  readonly step: number
  /** Come to by one step on: dice tumble and flaps fall then, and lie still after anything else. */
  readonly isNext: boolean
  /** How many throws have been seen to tumble. */
  readonly tumbles: number
}

/** A match that is over, leafed through or played again by itself. */
export function useReplay({ setup, events }: PlayedMatch, isMotionReduced: boolean) {
  const steps = useMemo(() => replaySteps(setup, events), [setup, events])
  const [place, setPlace] = useState<Place>({ step: 0, isNext: false, tumbles: 0 })
  const [isPlaying, setIsPlaying] = useState(false)
  const { isTumbling } = useTumble(place.tumbles, isMotionReduced)
  const { step } = place
  const event = steps.eventOf(step)
  const match = steps.matchAt(step)
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
    const pause = isEnd(match) ? END_PAUSE : event ? PAUSES[event.type] : FIRST_PAUSE
    const timer = setTimeout(() => goTo(step + 1), pause)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each step waits once
  }, [isRunning, step])

  const isThrowTumbling = isTumbling && place.isNext && event?.type === 'diceRolled'
  const isStuck = isEnd(match) && 'ending' in match && match.ending.by === 'no-move'
  const moves = match.phase === 'shutting' ? legalMoves(setup.rules, match.open, match.dice) : []
  return {
    steps,
    step,
    match,
    isPlaying: isRunning,
    isStill: !place.isNext,
    goTo: (wanted: number) => {
      setIsPlaying(false)
      goTo(wanted)
    },
    playOrPause: () => {
      // From the end it begins again.
      if (!isRunning && step === steps.last) goTo(0)
      setIsPlaying(!isRunning)
    },
    view: {
      ...NOT_PLAYABLE,
      match,
      players: setup.players,
      dice: lastDice(events.slice(0, step)),
      isSpent: match.phase !== 'shutting' && !isStuck,
      isTumbling: isThrowTumbling,
      isEndShown: isEnd(match) && !(isStuck && isThrowTumbling),
      isPassing: false,
      counts: [] as readonly DiceCount[],
      diceCount: 2 as const,
      chosen: NO_TILES,
      choosable: choosableTiles(moves, NO_TILES),
      isChosenMove: false,
    },
  }
}
