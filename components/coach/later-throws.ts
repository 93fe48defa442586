import { diceCounts, legalMoves, NO_TILES, without, type Rules, type TileSet } from '@/engine'

const FACES = [1, 2, 3, 4, 5, 6] as const

const throwsOf = (count: 1 | 2): readonly (readonly number[])[] =>
  FACES.flatMap((first) => (count === 1 ? [[first]] : FACES.map((second) => [first, second])))

const THROWS = { 1: throwsOf(1), 2: throwsOf(2) } as const

/** The fraction of the throws of so many dice that have a move. */
const partWithMove = (rules: Rules, open: TileSet, count: 1 | 2): number =>
  THROWS[count].filter((dice) => legalMoves(rules, open, dice).length > 0).length /
  THROWS[count].length

/** The same with the better number of dice; 1 for a shut box. */
const partGoingOn = (rules: Rules, open: TileSet): number =>
  open === NO_TILES
    ? 1
    : Math.max(...diceCounts(rules, open).map((count) => partWithMove(rules, open, count)))

/**
 * The fraction of throws after the next one that have a move, if the next one has a move and the best one for this is
 * made.
 */
export function laterThrows(rules: Rules, open: TileSet): number {
  const parts = diceCounts(rules, open).map((count) => {
    const going = THROWS[count].flatMap((dice) => {
      const moves = legalMoves(rules, open, dice)
      const parts = moves.map((move) => partGoingOn(rules, without(open, move)))
      return parts.length === 0 ? [] : [Math.max(...parts)]
    })
    return going.reduce((sum, part) => sum + part, 0) / Math.max(1, going.length)
  })
  return Math.max(...parts)
}
