import {
  choosableTiles,
  diceCounts,
  isMove,
  isTurnOver,
  legalMoves,
  NO_TILES,
  replay,
  type ComputerPlayer,
  type DiceCount,
  type MatchEvent,
  tileSet,
  type TileSet,
  without,
} from '@/engine'
import { handOnTo, type HandOn } from './hand-on'
import { hitTarget } from './landing'
import { computerAt, type SeatedMatch } from './player'
import { isBefore, type Stage } from './table-timeline'

/** What the table shows, in play and in a replay. Data only: see `TableActions`. */
export type TableView = {
  /** How much is shown of what the last event has led to: see `tableTimeline`. */
  readonly stage: Stage
  /** The events that have led here, how many they are, and the last of them. */
  readonly log: readonly MatchEvent[]
  readonly events: number
  readonly last: MatchEvent | undefined
  /** As it is shown at this stage, which may be as it was before the last event. */
  readonly match: SeatedMatch
  /** Which computer player's turn is shown, if it is one's. */
  readonly computer: ComputerPlayer | undefined
  /** Where the phone goes after a turn that is over; undefined before, and in a replay, which nobody hands on. */
  readonly handOn: HandOn | undefined
  /** The flaps that stand. */
  readonly open: TileSet
  /** The faces of the dice: those of the last throw, or fixed ones before the first. */
  readonly dice: readonly number[]
  /** How often dice were thrown, with the throw that tumbles. */
  readonly throws: number
  /** No flaps can be shut with these dice: they were used, or not rolled in this turn. */
  readonly areDiceSpent: boolean
  readonly isTumbling: boolean
  /** Something is about to be shown before the player goes on: whatever is tapped hurries it. */
  readonly isUnfolding: boolean
  /** The flaps that stand and are of no use to this throw; before a throw none is dim. */
  readonly dim: TileSet
  /** The box is shut, and its lid comes down or lies on it. */
  readonly isLidDown: boolean
  /** The target is hit, and light runs along the row, or it glows on. */
  readonly isTargetHit: boolean
  /** The match with all that its last turn led to, once the card tells how that ended. */
  readonly ended: SeatedMatch<'turnOver' | 'matchOver'> | undefined
  /** The card that tells the player to pass the phone covers the table. */
  readonly isPassing: boolean
  /** How many dice may be rolled: empty in other phases, two values where the player chooses. */
  readonly diceCounts: readonly DiceCount[]
  readonly diceCount: DiceCount
  /**
   * The moves of the last throw; none in other phases. A flap of them can be tapped already while the dice
   * tumble, although nothing shows it.
   */
  readonly moves: readonly TileSet[]
  readonly chosen: TileSet
  /** The flaps that can be added to the chosen ones; none before the dice lie. */
  readonly choosable: TileSet
  readonly isChosenMove: boolean
  /** Shut was pressed and waits for confirmation. */
  readonly isShutAsked: boolean
}

/** What the player whose turn it is can do. */
export type TableActions = {
  /** Shows at once what is still to come, and hurries a computer player. */
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
  /** `rest` if absent: everything is shown. */
  readonly stage?: Stage
  /** The match before its last event; it may be absent at rest. */
  readonly before?: SeatedMatch
  readonly isPassing?: boolean
  readonly isReplay?: boolean
  readonly chosen?: TileSet
  /** A computer player will tilt more flaps than the chosen ones, which may be a move by themselves. */
  readonly isChoosing?: boolean
  readonly wantedDice?: DiceCount
  readonly isShutAsked?: boolean
}

const INITIAL_DICE = [3, 5] as const

const lastDice = (events: readonly MatchEvent[]): readonly number[] =>
  events.findLast((event) => event.type === 'diceRolled')?.dice ?? INITIAL_DICE

/** The match if its turn is over, otherwise undefined. */
export const turnEndOf = (match: SeatedMatch): SeatedMatch<'turnOver' | 'matchOver'> | undefined =>
  isTurnOver(match) ? match : undefined

/** Whether the last throw left no move. */
const isStuck = (match: SeatedMatch): boolean => turnEndOf(match)?.ending.by === 'no-move'

/** The match before its last event. */
export function matchBefore(match: SeatedMatch, events: readonly MatchEvent[]): SeatedMatch {
  const before = replay(match.setup, events.slice(0, -1))
  return before.ok ? before.value : match
}

/** The match with the scores of an earlier one. */
const withScores = (match: SeatedMatch, { totals, roundScores }: SeatedMatch): SeatedMatch => ({
  ...match,
  totals,
  roundScores,
})

/** The match with what an earlier one says of who is out, and of the chips. */
const withRound = (match: SeatedMatch, earlier: SeatedMatch): SeatedMatch => ({
  ...match,
  out: earlier.out,
  outRounds: earlier.outRounds,
  ...(earlier.chips && { chips: earlier.chips }),
  ...(earlier.carried !== undefined && { carried: earlier.carried }),
})

/** What is shown of a match: first how the turn ended, then its score, then the end of the round. */
function shownMatch(match: SeatedMatch, before: SeatedMatch, stage: Stage): SeatedMatch {
  if (isBefore(stage, 'silence')) return before
  if (isBefore(stage, 'score')) return withScores(withRound(match, before), before)
  return stage === 'score' ? withRound(match, before) : match
}

/** Returns what the table shows of a match after these events, as far as its stage tells. */
export function tableView(
  match: SeatedMatch,
  events: readonly MatchEvent[],
  moment: TableMoment,
): TableView {
  const { stage = 'rest', before = match, isPassing = false } = moment
  const { isReplay = false, isShutAsked = false, wantedDice = 2 } = moment
  const { rules } = match.setup
  const shown = shownMatch(match, before, stage)
  const counts = shown.phase === 'rolling' ? diceCounts(rules, shown.open) : []
  const moves = match.phase === 'shutting' ? legalMoves(rules, match.open, match.dice) : []
  const last = events.at(-1)
  // While the last flap falls, the move that shuts the box is still the one that was chosen.
  const falling =
    stage === 'falling' && last?.type === 'tilesShut' ? tileSet(last.tiles) : undefined
  const isTumbling = isBefore(stage, 'landed')
  // A flap that is tapped in time for the dice to land waits for them.
  const chosen = falling ?? ((!isTumbling && moment.chosen) || NO_TILES)
  const ended = isBefore(stage, 'card') ? undefined : turnEndOf(match)
  const isTargetHit = !isBefore(stage, 'light') && hitTarget(match) !== undefined
  /** All that the throw on the felt has led to: flaps to choose from, or none. Those that hit the target are not dim. */
  const isThrowTold = ended
    ? isStuck(match) && !isTargetHit
    : shown.phase === 'shutting' && stage === 'rest'
  return {
    stage,
    log: events,
    events: events.length,
    last,
    match: shown,
    computer: computerAt(shown, shown.seat),
    handOn:
      shown.phase === 'turnOver' && !isReplay
        ? handOnTo(shown.next.seat, shown, events)
        : undefined,
    open: match.open,
    dice: lastDice(events),
    throws: match.throws,
    areDiceSpent: match.phase !== 'shutting' && !isStuck(match),
    isTumbling,
    isUnfolding: isBefore(stage, 'card'),
    dim: isThrowTold ? without(match.open, choosableTiles(moves, NO_TILES)) : NO_TILES,
    isLidDown: turnEndOf(shown)?.ending.by === 'shut' && !isBefore(stage, 'lid'),
    isTargetHit,
    ended,
    isPassing,
    diceCounts: counts,
    diceCount: counts.includes(wantedDice) ? wantedDice : (counts[0] ?? 2),
    moves,
    chosen,
    choosable: isTumbling ? NO_TILES : choosableTiles(moves, chosen),
    isChosenMove: falling !== undefined || (!moment.isChoosing && isMove(moves, chosen)),
    isShutAsked,
  }
}

/** The match on the card that passes the phone, while that covers the table. */
export const passOf = ({
  match,
  isPassing,
}: Pick<TableView, 'match' | 'isPassing'>): SeatedMatch<'turnOver' | 'announcing'> | undefined =>
  isPassing && (match.phase === 'turnOver' || match.phase === 'announcing') ? match : undefined

/** Whether a computer player plays, and people can only watch. */
export const isComputerPlaying = ({ match, computer }: TableView): boolean =>
  computer !== undefined && !turnEndOf(match)

/**
 * Whether the match goes on without a tap: a computer player plays, or the phone stays where it is. But a box that
 * was shut rests golden until somebody taps, whoever shut it.
 */
export const isComputerActing = (view: TableView): boolean =>
  isComputerPlaying(view) ||
  (view.handOn !== undefined &&
    view.handOn !== 'other' &&
    view.match.setup.players.length > 1 &&
    !view.isLidDown)

/**
 * What the player does next; `choose` is done by tapping flaps, all others by the main button. Who watches a
 * computer player can only hurry it.
 */
export type NextStep = 'settle' | 'watch' | 'roll' | 'choose' | 'shut' | 'endTurn' | 'seeResult'

export function nextStep(view: TableView): NextStep {
  const { match, isUnfolding, isChosenMove } = view
  if (isUnfolding) return 'settle'
  if (isComputerPlaying(view)) return 'watch'
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
