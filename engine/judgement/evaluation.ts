import type { DiceCount } from '../dice-counts'
import type { MatchEvent, Sign } from '../match'
import { tileSet, type TileSet } from '../tile-set'

/**
 * What a value is, and what it rests on: the chance to win the match with everybody playing
 * perfectly; the same if every later turn is played for the lowest expected score; the chips of this
 * round; minus the expected score of this turn; or how near the target a turn ends.
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
  /** Of the 36 next throws, how many have a move; absent where no throw follows. */
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

/** What a position is worth to the player on turn, and what each choice there is. */
export type Evaluation = {
  readonly aim: Aim
  /** The value of the best choice: the higher the better. */
  readonly value: number
  /** The same for every seat, where the aim tells: everybody playing on perfectly from here. */
  readonly prospects?: readonly number[]
  /** Every choice, best first; of equal ones first the one with the lower expected score. */
  readonly choices: readonly ValuedChoice[]
}
