import {
  evaluate,
  MOVES,
  ONE_DIE_RULES,
  SCORINGS,
  sizeOf,
  type Choice,
  type Evaluation,
  type Rules,
  type TileSet,
} from '../../../engine'
import { BruteTurn } from '../../support/brute-force'
import { movesAt } from '../../support/paper-play'
import {
  diceOnPaper,
  ONE_DIE_THROWS,
  scoreOnPaper,
  throwsOnPaper,
  TWO_DICE_THROWS,
} from '../../support/paper-turn'
import { matchOf, rollingAt, shuttingAt } from '../../support/positions'
import { presetRules } from '../../support/scripted-match'
import { volume } from '../../support/volumes'

const RULES: readonly Rules[] = MOVES.flatMap((moves) =>
  ONE_DIE_RULES.flatMap((oneDie) =>
    SCORINGS.flatMap((scoring) =>
      [false, true].map((mayStop) => ({ ...presetRules('pub'), moves, oneDie, scoring, mayStop })),
    ),
  ),
)

const BOARDS = Array.from({ length: 512 }, (_, open) => open as TileSet).filter(
  (open) => open > 0 && sizeOf(open) <= 5,
)

/** Of the 36 throws at this board, how many have a move. */
function goingOn(rules: Rules, open: number, count: 1 | 2): number {
  const throws = count === 1 ? ONE_DIE_THROWS : TWO_DICE_THROWS
  const going = throws.filter((dice) => movesAt(rules, open, dice).length > 0)
  return (going.length * 36) / throws.length
}

function check(rules: Rules, brute: BruteTurn, open: TileSet): void {
  const match = matchOf(rules, 1)
  const counts = diceOnPaper(rules.oneDie, open)
  const same = (a: number, b: number) => Math.abs(a - b) <= 1e-11 * Math.max(1, Math.abs(a))
  const compare = (
    found: Evaluation | undefined,
    expected: readonly (readonly [Choice, number, number | undefined])[],
  ) => {
    const { choices, value } = found!
    const values = choices.map((choice) => choice.value)
    if (choices.length !== expected.length) throw new Error('another number of choices')
    if (values.some((next, at) => at > 0 && next > values[at - 1]! && !same(next, values[at - 1]!)))
      throw new Error('the best is not first')
    if (!same(value, Math.max(...values))) throw new Error('not the value of the best')
    for (const [choice, worth, goesOn] of expected) {
      const known = choices.find((other) => JSON.stringify(other.choice) === JSON.stringify(choice))
      if (!known || !same(known.value, worth) || known.goesOn !== goesOn)
        throw new Error(
          `${JSON.stringify(choice)}: ${JSON.stringify(known)}, not ${worth}, ${goesOn}`,
        )
    }
  }
  compare(evaluate(rollingAt(match, { open })), [
    ...counts.map(
      (dice) =>
        [
          { type: 'throw', dice },
          brute.withDice(open, dice).worth[0]!,
          goingOn(rules, open, dice),
        ] as const,
    ),
    ...(rules.mayStop ? [[{ type: 'stop' }, brute.ended(open).worth[0]!, undefined] as const] : []),
  ])
  for (const dice of throwsOnPaper(rules.oneDie, open)) {
    const moves = movesAt(rules, open, dice)
    if (moves.length === 0 || dice[1]! > dice[0]!) continue
    const expected = moves.map((move) => {
      const left = open - move
      // With as many dice as are best thrown then.
      const worthOf = (count: 1 | 2) => brute.withDice(left, count).worth[0]!
      const best = diceOnPaper(rules.oneDie, left).reduce((a, b) =>
        worthOf(b) > worthOf(a) && !same(worthOf(b), worthOf(a)) ? b : a,
      )
      const goesOn = left === 0 ? undefined : goingOn(rules, left, best)
      return [
        { type: 'shut', tiles: move as TileSet },
        brute.reached(left).worth[0]!,
        goesOn,
      ] as const
    })
    compare(evaluate(shuttingAt(match, { open }, dice)), expected)
  }
}

const { from, to } = volume('judgedBoards')

test('every choice at a board of up to five open tiles is worth what trying everything finds', () => {
  const turns = RULES.map(
    (rules) => new BruteTurn(rules, 0, (open) => [-scoreOnPaper(rules.scoring, open)]),
  )
  // 72 sets of rules and 381 boards have no common factor but 3: the numbers go through all of them.
  for (let number = from; number < to; number++) {
    const at = number % RULES.length
    const board = Math.floor(number / RULES.length) * 137 + at
    const open = BOARDS[board % BOARDS.length]!
    try {
      check(RULES[at]!, turns[at]!, open)
    } catch (error) {
      throw new Error(`Case ${number}: ${(error as Error).message}`, { cause: error })
    }
  }
}, 600_000)
