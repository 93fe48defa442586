import {
  choosableTiles,
  diceCounts,
  isMove,
  legalMoves,
  NO_TILES,
  type DiceCount,
  type MatchEvent,
  type TileSet,
} from '@/engine'
import type { SeatedMatch } from './player'

/** What the table shows at one moment, in play and in a replay. Data only: see `TableActions`. */
export type TableView = {
  readonly match: SeatedMatch
  /** The faces on the felt: those of the last throw, or two that nobody has thrown yet. */
  readonly dice: readonly number[]
  /** The dice are no throw that flaps can be shut with. */
  readonly areDiceSpent: boolean
  readonly isTumbling: boolean
  /** The turn is over, and so is the tumble that ended it. */
  readonly isEndShown: boolean
  /** The card that hands the phone on lies over the table. */
  readonly isPassing: boolean
  /** How many dice may be thrown: none in another phase, two entries where the player chooses. */
  readonly diceCounts: readonly DiceCount[]
  readonly diceCount: DiceCount
  readonly chosen: TileSet
  readonly choosable: TileSet
  readonly isChosenMove: boolean
  /** Shut was pressed and asks once more. */
  readonly isShutAsked: boolean
}

/** What the player on turn can do. */
export type TableActions = {
  /** Ends the tumble at once. */
  readonly settle: () => void
  readonly chooseDice: (count: DiceCount) => void
  readonly roll: () => void
  readonly tapFlap: (tile: number) => void
  readonly shut: () => void
  /** Answers the question whether to shut with no. */
  readonly notYet: () => void
  readonly takeBack: () => void
  readonly stop: () => void
  readonly endTurn: () => void
}

/** What the table is in the middle of, and what the events do not say. */
export type TableMoment = {
  readonly isTumbling: boolean
  readonly isPassing?: boolean
  readonly chosen?: TileSet
  readonly wantedDice?: DiceCount
  readonly isShutAsked?: boolean
}

const RESTING_DICE = [3, 5] as const

const lastDice = (events: readonly MatchEvent[]): readonly number[] =>
  events.findLast((event) => event.type === 'diceRolled')?.dice ?? RESTING_DICE

/** The match once its turn is over, and undefined before. */
export const turnEndOf = (match: SeatedMatch): SeatedMatch<'turnOver' | 'matchOver'> | undefined =>
  match.phase === 'turnOver' || match.phase === 'matchOver' ? match : undefined

/** What is seen of a match after these events. */
export function tableView(
  match: SeatedMatch,
  events: readonly MatchEvent[],
  moment: TableMoment,
): TableView {
  const { isTumbling, isPassing = false, isShutAsked = false } = moment
  const { chosen = NO_TILES, wantedDice = 2 } = moment
  const { rules } = match.setup
  const counts = match.phase === 'rolling' ? diceCounts(rules, match.open) : []
  const moves = match.phase === 'shutting' ? legalMoves(rules, match.open, match.dice) : []
  const ending = turnEndOf(match)?.ending
  const isStuck = ending?.by === 'no-move'
  return {
    match,
    dice: lastDice(events),
    areDiceSpent: match.phase !== 'shutting' && !isStuck,
    isTumbling,
    isEndShown: ending !== undefined && !(isStuck && isTumbling),
    isPassing,
    diceCounts: counts,
    diceCount: counts.includes(wantedDice) ? wantedDice : (counts[0] ?? 2),
    chosen,
    choosable: choosableTiles(moves, chosen),
    isChosenMove: isMove(moves, chosen),
    isShutAsked,
  }
}

/** The one thing to do next; `choose` is done at the flaps. */
export type NextStep = 'settle' | 'roll' | 'choose' | 'shut' | 'endTurn' | 'seeResult'

export function nextStep({ match, isTumbling, isChosenMove }: TableView): NextStep {
  if (isTumbling) return 'settle'
  switch (match.phase) {
    case 'announcing':
    case 'rolling':
      return 'roll'
    case 'shutting':
      return isChosenMove ? 'shut' : 'choose'
    case 'turnOver':
      return 'endTurn'
    case 'matchOver':
      return 'seeResult'
  }
}
