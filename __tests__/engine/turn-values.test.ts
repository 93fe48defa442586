import {
  MOVES,
  ONE_DIE_RULES,
  PRESETS,
  TILE_COUNTS,
  tileSet,
  tilesUpTo,
  turnScore,
  turnValues,
  type Moves,
  type OneDieRule,
  type Rules,
  type TileCount,
} from '../../engine'
import { movesAt } from '../support/paper-play'
import { diceOnPaper, ONE_DIE_THROWS, TILES_OF, TWO_DICE_THROWS } from '../support/paper-turn'
import { randomFrom } from '../support/seeded-random'

const rulesWith = (axes: Partial<Rules>): Rules => ({ ...PRESETS[0]!.rules, ...axes })

describe('the reference values, all tiles open', () => {
  test.each<[TileCount, Moves, OneDieRule, number, number]>([
    [9, 'any-sum', 'never', 11.157508444, 0.071431622],
    [9, 'any-sum', 'must-at-six', 11.021120546, 0.097613716],
    [12, 'any-sum', 'may-after-high', 35.07547988, 0.004749909],
  ])('%i tiles, %s, one die %s: %d expected, %d to shut', (tiles, moves, oneDie, score, chance) => {
    const rules = rulesWith({ tiles, moves, oneDie })
    const whole = tilesUpTo(tiles)
    expect(-turnValues(rules, (open) => -turnScore(rules, open))[whole]!).toBeCloseTo(score, 9)
    expect(turnValues(rules, (open) => (open === 0 ? 1 : 0))[whole]).toBeCloseTo(chance, 9)
  })
})

/**
 * Perfect play by plain recursion. `toThrow` is worth what the throws lead to on average, with the best
 * number of dice; `reached` is a board after a throw, which the player may keep if the rules let one stop.
 */
function perfectPlay(rules: Rules, utility: (open: number) => number) {
  const known = new Map<number, number>()
  const reached = (open: number): number =>
    rules.mayStop ? Math.max(utility(open), toThrow(open)) : toThrow(open)
  const afterThrow = (open: number, dice: readonly number[]): number => {
    const moves = movesAt(rules, open, dice)
    return moves.length === 0
      ? utility(open)
      : Math.max(...moves.map((move) => reached(open - move)))
  }
  const average = (open: number, throws: readonly (readonly number[])[]) =>
    throws.reduce((sum, dice) => sum + afterThrow(open, dice), 0) / throws.length
  function toThrow(open: number): number {
    if (open === 0) return utility(0)
    const before = known.get(open)
    if (before !== undefined) return before
    const choices = diceOnPaper(rules.oneDie, open).map((count) =>
      average(open, count === 1 ? ONE_DIE_THROWS : TWO_DICE_THROWS),
    )
    const value = Math.max(...choices)
    known.set(open, value)
    return value
  }
  return toThrow
}

const randomUtility = (seed: number) => {
  const random = randomFrom(seed)
  const table = TILES_OF.map(() => random.fraction() * 20 - 10)
  return (open: number) => table[open]!
}

const cases = MOVES.flatMap((moves) =>
  ONE_DIE_RULES.flatMap((oneDie) => [false, true].map((mayStop) => ({ moves, oneDie, mayStop }))),
)

function expectSame(rules: Rules, seed: number, boards: readonly number[]): void {
  const utility = randomUtility(seed)
  const values = turnValues(rules, utility)
  const naive = perfectPlay(rules, utility)
  for (const open of boards)
    if (!(Math.abs(values[open]! - naive(open)) < 1e-9))
      throw new Error(`Board ${open}: ${values[open]} instead of ${naive(open)}`)
}

describe.each(cases)('$moves, one die $oneDie, stopping $mayStop', (axes) => {
  test('agrees with plain recursion on every board of nine tiles', () => {
    const boards = Array.from({ length: 512 }, (_, open) => open)
    expectSame(rulesWith({ ...axes, tiles: 9 }), 1, boards)
    expectSame(rulesWith({ ...axes, tiles: 9 }), 2, boards)
  })

  test('agrees with plain recursion on some boards of ten and twelve tiles', () => {
    const random = randomFrom(cases.indexOf(axes))
    const boardsOf = (tiles: number) => Array.from({ length: 6 }, () => random.below(2 ** tiles))
    expectSame(rulesWith({ ...axes, tiles: 10 }), 3, boardsOf(10))
    expectSame(rulesWith({ ...axes, tiles: 12 }), 4, boardsOf(12))
  })
})

describe('with stopping', () => {
  const open = tileSet([1])
  const onlyTheLastTile = (tile: number) => (left: number) => (left === tile ? 1 : 0)

  test('a board about to be thrown at is worth its throws, even where keeping it were better', () => {
    const rules = rulesWith({ oneDie: 'must-at-six', mayStop: true })
    // One die in six shuts the 1, which is worth nothing; the others leave it.
    expect(turnValues(rules, onlyTheLastTile(open))[open]).toBeCloseTo(5 / 6, 12)
  })

  test('a board reached by a throw is kept where that is best', () => {
    const rules = rulesWith({ oneDie: 'must-at-six', mayStop: true })
    const twoOpen = tileSet([1, 2])
    // A throw of 2 leaves the 1, to be kept for a whole point; all other throws are worth nothing.
    expect(turnValues(rules, onlyTheLastTile(open))[twoOpen]).toBeCloseTo(1 / 6, 12)
    const noStop = { ...rules, mayStop: false }
    expect(turnValues(noStop, onlyTheLastTile(open))[twoOpen]).toBeCloseTo(5 / 36, 12)
  })

  test('no utility makes a player who may stop worse off', () => {
    for (const [seed, axes] of cases.entries()) {
      const free = turnValues(rulesWith({ ...axes, mayStop: true }), randomUtility(seed))
      const bound = turnValues(rulesWith({ ...axes, mayStop: false }), randomUtility(seed))
      expect(bound.every((value, board) => value <= free[board]! + 1e-12)).toBe(true)
    }
  })
})

test.each(TILE_COUNTS)('gives a value for every board of %i tiles, a shut box its own', (tiles) => {
  const values = turnValues(rulesWith({ tiles }), () => 3.5)
  expect(values).toHaveLength(2 ** tiles)
  expect(values.every((value) => Math.abs(value - 3.5) < 1e-12)).toBe(true)
})

test('asks the utility for each board once, and of no other board', () => {
  const asked: number[] = []
  turnValues(rulesWith({ tiles: 9 }), (open) => asked.push(open))
  expect(asked.sort((a, b) => a - b)).toEqual(Array.from({ length: 512 }, (_, board) => board))
})
