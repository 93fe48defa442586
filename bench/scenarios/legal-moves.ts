import { legalMoves, MOVES, tilesOf, type Moves, type TileSet } from '../../engine'
import { bestMs, consumed, perSecond } from './measure'
import { naiveMoves } from './naive/moves'
import { rollDie, seededRandom } from './random'
import type { Scenario } from './scenario'

type Position = {
  readonly rules: { readonly moves: Moves }
  readonly open: TileSet
  readonly tiles: readonly number[]
  readonly dice: readonly number[]
}

/** Random boards of twelve tiles with random dice, a quarter with one die, for all `moves`. */
function randomPositions(): readonly Position[] {
  const random = seededRandom(6_021_023)
  const rules = MOVES.map((moves) => ({ moves }))
  return Array.from({ length: 4096 }, (_, index) => {
    const open = random(1 << 12) as TileSet
    const isOneDie = random(4) === 0
    const dice = isOneDie ? [rollDie(random)] : [rollDie(random), rollDie(random)]
    return { rules: rules[index % rules.length]!, open, tiles: tilesOf(open), dice }
  })
}

/** Returns the number of legal moves of all positions together. */
type CountMoves = (positions: readonly Position[]) => number

const countWithEngine: CountMoves = (positions) => {
  let moves = 0
  for (const { rules, open, dice } of positions) moves += legalMoves(rules, open, dice).length
  return moves
}

const countNaively: CountMoves = (positions) => {
  let moves = 0
  for (const { rules, tiles, dice } of positions)
    moves += naiveMoves(rules.moves, tiles, dice).length
  return moves
}

const callsPerSecond = (positions: readonly Position[], countMoves: CountMoves) =>
  perSecond(
    bestMs((times) => {
      for (let left = times; left > 0; left--) consumed.total += countMoves(positions)
      return times * positions.length
    }),
  )

export const legalMovesScenario: Scenario = () => {
  const positions = randomPositions()
  if (countWithEngine(positions) !== countNaively(positions))
    throw new Error('the moves are not the same')
  return [
    {
      name: 'legalMoves',
      unit: 'per second',
      value: callsPerSecond(positions, countWithEngine),
      naive: callsPerSecond(positions, countNaively),
      budget: { node: 20_000_000 },
    },
  ]
}
