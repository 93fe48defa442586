import {
  applyEvent,
  choosableTiles,
  diceCounts,
  isMove,
  legalMoves,
  NO_TILES,
  replay,
  type DiceCount,
  type MatchEvent,
  type TileSet,
} from '@/engine'
import type { SeatedMatch } from './player'

/** What the table shows, in play and in a replay. Data only: see `TableActions`. */
export type TableView = {
  /** As it is shown: while the dice tumble, as it was before the throw. */
  readonly match: SeatedMatch
  /** The faces of the dice: those of the last throw, or fixed ones before the first. */
  readonly dice: readonly number[]
  /** How often dice were thrown, with the throw that tumbles. */
  readonly throws: number
  /** No flaps can be shut with these dice: they were used, or not rolled in this turn. */
  readonly areDiceSpent: boolean
  readonly isTumbling: boolean
  /** The turn is over, and its last throw lies still. */
  readonly isEndShown: boolean
  /** The card that tells the player to pass the phone covers the table. */
  readonly isPassing: boolean
  /** How many dice may be rolled: empty in other phases, two values where the player chooses. */
  readonly diceCounts: readonly DiceCount[]
  readonly diceCount: DiceCount
  /** The moves of the throw that lies on the felt; none in other phases. */
  readonly moves: readonly TileSet[]
  readonly chosen: TileSet
  /** Can be chosen already while the dice tumble, although nothing shows it. */
  readonly choosable: TileSet
  readonly isChosenMove: boolean
  /** Shut was pressed and waits for confirmation. */
  readonly isShutAsked: boolean
}

/** What the player whose turn it is can do. */
export type TableActions = {
  /** Ends the tumble at once. */
  readonly settle: () => void
  readonly chooseDice: (count: DiceCount) => void
  readonly roll: () => void
  readonly tapFlap: (tile: number) => void
  readonly shut: () => void
  /** Answers no when shut asks for confirmation. */
  readonly cancelShut: () => void
  readonly takeBack: () => void
  readonly stop: () => void
  readonly endTurn: () => void
}

/** State of the table that does not follow from the events. */
export type TableMoment = {
  readonly isTumbling: boolean
  readonly isPassing?: boolean
  readonly chosen?: TileSet
  readonly wantedDice?: DiceCount
  readonly isShutAsked?: boolean
}

const INITIAL_DICE = [3, 5] as const

const lastDice = (events: readonly MatchEvent[]): readonly number[] =>
  events.findLast((event) => event.type === 'diceRolled')?.dice ?? INITIAL_DICE

/** The match if its turn is over, otherwise undefined. */
export const turnEndOf = (match: SeatedMatch): SeatedMatch<'turnOver' | 'matchOver'> | undefined =>
  match.phase === 'turnOver' || match.phase === 'matchOver' ? match : undefined

/** The match with the phone in the hands of the next player; unchanged if it was passed already. */
export function afterPass(match: SeatedMatch<'turnOver' | 'announcing'>): SeatedMatch {
  const passed = applyEvent(match, { type: 'phonePassed' })
  return passed.ok ? passed.value : match
}

/** Whether the last throw left no move. */
export const isStuck = (match: SeatedMatch): boolean => turnEndOf(match)?.ending.by === 'no-move'

/** The match before its last event. */
function beforeLast(match: SeatedMatch, events: readonly MatchEvent[]): SeatedMatch {
  const before = replay(match.setup, events.slice(0, -1))
  return before.ok ? before.value : match
}

/**
 * Returns what the table shows of a match after these events. While the dice tumble it is the match
 * before the throw, so that nothing tells what the throw leads to.
 */
export function tableView(
  match: SeatedMatch,
  events: readonly MatchEvent[],
  moment: TableMoment,
): TableView {
  const { isPassing = false, isShutAsked = false } = moment
  const { chosen = NO_TILES, wantedDice = 2 } = moment
  const { rules } = match.setup
  // What was done after a throw ends its tumble.
  const isTumbling = moment.isTumbling && events.at(-1)?.type === 'diceRolled'
  const shown = isTumbling ? beforeLast(match, events) : match
  const counts = shown.phase === 'rolling' ? diceCounts(rules, shown.open) : []
  const moves = match.phase === 'shutting' ? legalMoves(rules, match.open, match.dice) : []
  return {
    match: shown,
    dice: lastDice(events),
    throws: match.throws,
    areDiceSpent: match.phase !== 'shutting' && !isStuck(match),
    isTumbling,
    isEndShown: turnEndOf(shown) !== undefined,
    isPassing,
    diceCounts: counts,
    diceCount: counts.includes(wantedDice) ? wantedDice : (counts[0] ?? 2),
    moves,
    chosen,
    choosable: choosableTiles(moves, chosen),
    isChosenMove: isMove(moves, chosen),
    isShutAsked,
  }
}

/** What the player does next; `choose` is done by tapping flaps, all others by the main button. */
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
