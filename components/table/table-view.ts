import type { DiceCount, Match, TileSet } from '@/engine'
import type { SeatedPlayer } from './scoreboard'

/** What the table shows at this moment, and what can be done at it. */
export type TableView = {
  readonly match: Match
  readonly players: readonly SeatedPlayer[]
  readonly dice: readonly number[]
  readonly isSpent: boolean
  readonly isTumbling: boolean
  readonly isEndShown: boolean
  /** The card that hands the phone on lies over the table. */
  readonly isPassing: boolean
  readonly counts: readonly DiceCount[]
  readonly diceCount: DiceCount
  readonly chosen: TileSet
  readonly choosable: TileSet
  readonly isChosenMove: boolean
  /** Shut has been tapped, and asks once more. */
  readonly isShutAsked?: boolean
  readonly settle: () => void
  readonly chooseDice: (count: DiceCount) => void
  readonly roll: () => void
  readonly tapFlap: (tile: number) => void
  readonly shut: () => void
  readonly notYet?: () => void
  readonly takeBack: () => void
  readonly stop: () => void
  readonly endTurn: () => void
}
