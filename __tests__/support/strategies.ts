import {
  diceCounts,
  sizeOf,
  tilesOf,
  turnScore,
  type DiceCount,
  type Match,
  type Sign,
  type TileSet,
} from '../../engine'

/** What a player does where there is a choice. */
export type Strategy = {
  readonly dice: (counts: readonly DiceCount[]) => DiceCount
  readonly move: (moves: readonly TileSet[]) => TileSet
  readonly isToStop: (match: Match) => boolean
  readonly sign: (match: Match) => Sign
}

const highest = (move: TileSet) => tilesOf(move).at(-1)!

/** Shuts the highest flap it can, throws two dice, and never stops. */
export const HIGHEST_FIRST: Strategy = {
  dice: (counts) => counts.at(-1)!,
  move: (moves) => moves.toSorted((a, b) => highest(b) - highest(a) || a - b)[0]!,
  isToStop: () => false,
  sign: () => 'add',
}

/** Wastes the small flaps, so that its turns are short. */
export const MOST_FLAPS: Strategy = {
  ...HIGHEST_FIRST,
  move: (moves) => moves.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a - b)[0]!,
}

/** Stops as soon as the board would land it within `reach` of the target, and announces towards it. */
export const aimingWithin = (reach: number): Strategy => ({
  ...HIGHEST_FIRST,
  sign: ({ totals, seat }) => (totals[seat]! > 100 ? 'subtract' : 'add'),
  isToStop: ({ totals, seat, open, sign, setup }) => {
    const score = turnScore(setup.rules, open)
    const total = totals[seat]! + (sign === 'subtract' ? -score : score)
    return sizeOf(open) < setup.rules.tiles && Math.abs(total - 100) <= reach
  },
})

/** The number of dice it throws at this board. */
export const diceFor = ({ dice }: Strategy, { setup, open }: Match): DiceCount =>
  dice(diceCounts(setup.rules, open))
