import { legalMoves, MOVES, tilesOf, type Moves, type TileSet } from '../../engine'
import { bestMs, consumed, perSecond } from '../measure'
import { naiveMoves } from '../naive/moves'
import { rollDie, seededRandom } from '../random'
import type { Scenario } from '../scenario'

type Question = {
  readonly rules: { readonly moves: Moves }
  readonly open: TileSet
  readonly tiles: readonly number[]
  readonly dice: readonly number[]
}

/** Boards of twelve tiles and throws, one die in four, over all three ways of moving. */
function questions(): readonly Question[] {
  const random = seededRandom(6_021_023)
  const rules = MOVES.map((moves) => ({ moves }))
  return Array.from({ length: 4096 }, (_, index) => {
    const open = random(1 << 12) as TileSet
    const isOneDie = random(4) === 0
    const dice = isOneDie ? [rollDie(random)] : [rollDie(random), rollDie(random)]
    return { rules: rules[index % rules.length]!, open, tiles: tilesOf(open), dice }
  })
}

/** Asks everything once and says how many moves there were in all. */
type Answer = (asked: readonly Question[]) => number

const askEngine: Answer = (asked) => {
  let moves = 0
  for (const { rules, open, dice } of asked) moves += legalMoves(rules, open, dice).length
  return moves
}

const askNaive: Answer = (asked) => {
  let moves = 0
  for (const { rules, tiles, dice } of asked) moves += naiveMoves(rules.moves, tiles, dice).length
  return moves
}

const callsPerSecond = (asked: readonly Question[], answer: Answer) =>
  perSecond(
    bestMs((times) => {
      for (let left = times; left > 0; left--) consumed.total += answer(asked)
      return times * asked.length
    }),
  )

export const legalMovesScenario: Scenario = () => {
  const asked = questions()
  if (askEngine(asked) !== askNaive(asked)) throw new Error('the moves are not the same')
  return [
    {
      name: 'legalMoves',
      unit: 'per second',
      value: callsPerSecond(asked, askEngine),
      naive: callsPerSecond(asked, askNaive),
      budget: { node: 20_000_000 },
    },
  ]
}
