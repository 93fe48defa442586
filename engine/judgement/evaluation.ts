import type { DiceCount } from '../dice-counts'
import type { MatchEvent, Sign } from '../match'
import { tileSet, type TileSet } from '../tile-set'

/**
 * What a value is: the chance to win the match if everybody plays perfectly; the same if every later turn is played
 * for the lowest expected score; the chips of this round; minus the expected score of this turn; or how near the
 * target the turn ends.
 */
export type Aim = 'win' | 'win-assumed' | 'chips' | 'score' | 'nearness'

export type Choice =
  | { readonly type: 'announce'; readonly sign: Sign }
  | { readonly type: 'throw'; readonly dice: DiceCount }
  | { readonly type: 'shut'; readonly tiles: TileSet }
  | { readonly type: 'stop' }

export type ValuedChoice = {
  readonly choice: Choice
  readonly value: number
  /** How many of the 36 next throws have a move; absent if no throw follows. */
  readonly goesOn?: number
}

function isMadeBy(event: MatchEvent, choice: Choice): boolean {
  switch (choice.type) {
    case 'announce':
      return event.type === 'signAnnounced' && event.sign === choice.sign
    case 'throw':
      return event.type === 'diceRolled' && event.dice.length === choice.dice
    case 'shut':
      return event.type === 'tilesShut' && tileSet(event.tiles) === choice.tiles
    case 'stop':
      return event.type === 'turnStopped'
  }
}

/** The choice that an event has made among these. */
export const chosenBy = (
  event: MatchEvent,
  choices: readonly ValuedChoice[],
): ValuedChoice | undefined => choices.find(({ choice }) => isMadeBy(event, choice))

/** The value of a position to the player on turn, and of each choice. */
export type Evaluation = {
  readonly aim: Aim
  /** The value of the best choice; higher is better. */
  readonly value: number
  /** The value to each seat with perfect play from here on, if the aim has one. */
  readonly prospects?: readonly number[]
  /** Every choice, best first; equal ones in order of expected score, the lowest first. */
  readonly choices: readonly ValuedChoice[]
}
