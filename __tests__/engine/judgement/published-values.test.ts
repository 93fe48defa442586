import {
  evaluate,
  legalMoves,
  tileSet,
  tilesUpTo,
  turnValues,
  type OneDieRule,
  type Rules,
  type TileSet,
} from '../../../engine'
import { TWO_DICE_THROWS } from '../../support/paper-turn'
import { matchOf, rollingAt, shuttingAt } from '../../support/positions'
import { presetRules } from '../../support/scripted-match'

const channel = presetRules('channel')
const whole = tilesUpTo(9)
const isShut = (open: TileSet) => (open === 0 ? 1 : 0)

/** Larger for the move whose largest flap is larger, then its next: as a bit set it is. */
const downwards = (move: TileSet): number => move

describe('nine tiles, any-sum, one die at six', () => {
  test('the box is shut in 956177159 of 9795520512 turns at best', () => {
    const chance = turnValues(channel, isShut)[whole]!
    expect(chance).toBeCloseTo(956177159 / 9795520512, 15)
  })

  test('and in 623306755 of 58773123072 at worst', () => {
    const chance = -turnValues(channel, (open) => -isShut(open))[whole]!
    expect(chance).toBeCloseTo(623306755 / 58773123072, 15)
  })
})

describe('nine tiles, any-sum, two dice always, alone for the lowest score', () => {
  const rules: Rules = { ...presetRules('pub'), moves: 'any-sum', oneDie: 'never' }
  const match = matchOf(rules, 1)

  test.each([
    [2, 15.838928],
    [3, 14.313914],
    [4, 13.706206],
    [5, 12.514746],
    [6, 11.726631],
    [7, 10.825009],
    [8, 9.240806],
    [9, 7.623689],
    [10, 11.139918],
    [11, 11.194009],
    [12, 9.936173],
  ])('a first throw of %i leaves %d', (pips, score) => {
    const dice = pips <= 7 ? [pips - 1, 1] : [6, pips - 6]
    const evaluation = evaluate(shuttingAt(match, {}, dice))!
    expect(evaluation.aim).toBe('score')
    expect(-evaluation.value).toBeCloseTo(score, 6)
  })

  test.each([
    [[8], 6.888889],
    [[2, 6], 5.969136],
  ])('the board %j is worth %d', (tiles, score) => {
    expect(-evaluate(rollingAt(match, { open: tileSet(tiles) }))!.value).toBeCloseTo(score, 6)
  })

  test('the largest flap first is strictly worse at 210 boards and throws', () => {
    const sums = new Map(TWO_DICE_THROWS.map((dice) => [dice[0]! + dice[1]!, dice]))
    let worse = 0
    for (let open = 1 as TileSet; open <= whole; open++)
      for (const dice of sums.values()) {
        const moves = legalMoves(rules, open, dice)
        if (moves.length < 2) continue
        const { choices } = evaluate(shuttingAt(match, { open }, dice))!
        const largest = [...moves].sort((a, b) => downwards(b) - downwards(a))[0]!
        const chosen = choices.find(
          ({ choice }) => choice.type === 'shut' && choice.tiles === largest,
        )
        if (choices[0]!.value - chosen!.value > 1e-9) worse++
      }
    expect(worse).toBe(210)
  })
})

describe('two players, nine tiles, any-sum, one round: the first wins', () => {
  test.each<[OneDieRule, boolean, number]>([
    ['must-at-six', true, 0.50281],
    ['never', true, 0.500535],
    ['may-after-high', true, 0.50149],
    ['must-at-six', false, 0.49805],
    ['never', false, 0.497994],
    ['may-after-high', false, 0.496756],
  ])('one die %s, a shut wins %s: %d', (oneDie, shutWins, chance) => {
    const rules: Rules = { ...channel, oneDie, format: { kind: 'rounds', rounds: 1, shutWins } }
    const { aim, value } = evaluate(matchOf(rules, 2))!
    expect(aim).toBe('win')
    expect(value).toBeCloseTo(chance, 6)
  })
})
