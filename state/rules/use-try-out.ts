import { useEffect, useMemo, useState } from 'react'
import { newSeed } from '@/device/entropy'
import {
  applyEvent,
  NO_TILES,
  startMatch,
  throwDice,
  tilesOf,
  type DiceCount,
  type MatchEvent,
  type Rules,
  type TileSet,
} from '@/engine'
import type { SeatedMatch, SeatedPlayer } from '@/model/player'
import { AT_REST, tableTimeline, type Timeline } from '@/model/table-timeline'
import { tableView, type TableActions, type TableView } from '@/model/table-view'
import { prepareFeedback } from '../table/feedback'
import { tableActions } from '../table/table-actions'
import { useHold } from '../table/use-hold'
import { useTimeline } from '../table/use-timeline'

/**
 * A turn on the table of a rules page. The events of earlier turns are kept, so that the dice stay in place.
 */
type Trial = {
  readonly match: SeatedMatch
  readonly before: SeatedMatch
  readonly events: readonly MatchEvent[]
  /** Counts the events and new turns. */
  readonly steps: number
  readonly chosen: TileSet
  readonly wantedDice: DiceCount
}

/** The table of a rules page: its view and its actions; nothing is saved. */
export type TryOut = {
  readonly view: TableView
  readonly actions: TableActions
  readonly hold: { readonly start: () => void; readonly cancel: () => void }
  readonly isRattling: boolean
  /** The device has no secure random numbers, so no dice can be thrown. */
  readonly isWithoutDice: boolean
}

/** Raises the flaps for another turn. */
const RISING: Timeline = [{ stage: 'rest', at: 0, cue: 'flapsRise' }]

/** Two players, since some rules need as many; the second never has a turn and is never named. */
const seatTwo = (rules: Rules, name: string) => {
  const players: readonly SeatedPlayer[] = [
    { id: 'first', name, colour: 'red' },
    { id: 'second', name: '2', colour: 'blue' },
  ]
  return startMatch({ rules, players })
}

/** The match before its first throw. The player is called `1` if no player can have the name. */
function begin(rules: Rules, name: string): SeatedMatch {
  const named = seatTwo(rules, name)
  const started = named.ok ? named : seatTwo(rules, '1')
  // Rules that are set up or played are valid.
  if (!started.ok) throw new Error(`These rules cannot be tried: ${started.error}`)
  return started.value
}

const firstTrial = (match: SeatedMatch): Trial => ({
  match,
  before: match,
  events: [],
  steps: 0,
  chosen: NO_TILES,
  wantedDice: 2,
})

/** A table to try these rules on, turn after turn; `name` is burnt into the lid. */
export function useTryOut(rules: Rules, name: string, isMotionReduced: boolean): TryOut {
  const [seed] = useState(newSeed)
  const [trial, setTrial] = useState(() => firstTrial(begin(rules, name)))
  const { match, before, events, steps, chosen } = trial
  const timeline = useMemo(() => {
    if (events.length === 0) return AT_REST
    return before === match ? RISING : tableTimeline(before, match, events, isMotionReduced)
  }, [before, match, events, isMotionReduced])
  const { stage, settle } = useTimeline(steps, timeline)
  const view = tableView(match, events, { ...trial, stage })
  const hold = useHold(match.phase === 'rolling' && !view.isUnfolding && seed.ok)
  useEffect(() => prepareFeedback(), [])

  const apply = (event: MatchEvent) =>
    setTrial((last) => {
      const applied = applyEvent(last.match, event)
      if (!applied.ok) return last
      return {
        match: applied.value,
        before: last.match,
        events: [...last.events, event],
        steps: last.steps + 1,
        chosen: NO_TILES,
        wantedDice: last.wantedDice,
      }
    })
  const actions = tableActions(view, settle, {
    chosen,
    onChoose: (next) => setTrial((last) => ({ ...last, chosen: next })),
    chooseDice: (wantedDice) => setTrial((last) => ({ ...last, wantedDice })),
    roll: () => {
      hold.cancel()
      if (!seed.ok) return
      apply({ type: 'diceRolled', dice: throwDice(seed.value, match.throws, view.diceCount) })
    },
    shut: () => apply({ type: 'tilesShut', tiles: tilesOf(chosen) }),
    cancelShut: () => undefined,
    takeBack: () => apply({ type: 'shutTakenBack' }),
    stop: () => apply({ type: 'turnStopped' }),
    endTurn: () =>
      setTrial((last) => {
        const next = { ...begin(rules, name), throws: last.match.throws }
        return { ...firstTrial(next), events: last.events, steps: last.steps + 1 }
      }),
  })
  return { view, actions, hold, isRattling: hold.isHeld, isWithoutDice: !seed.ok }
}
