import { type Rules } from '../../../engine'
import {
  adding,
  after,
  announced,
  begin,
  inPhase,
  passed,
  playTurns,
  presetRules,
  rolled,
  shut,
  stopped,
  subtracting,
} from '../../support/scripted-match'

const hundred = presetRules('hundred')
const turnsOf = (turns: number, target = 100): Rules => ({
  ...hundred,
  format: { kind: 'target', target, turns },
})

const over = (...[match, ...turns]: Parameters<typeof playTurns>) =>
  inPhase('matchOver', playTurns(match, ...turns))

describe('the example of the printed rules, throw by throw', () => {
  const first = after(
    begin(hundred, 1),
    rolled(6, 3),
    shut(9),
    rolled(6, 2),
    shut(8),
    rolled(5, 2),
    shut(7),
    rolled(4, 2),
    shut(6),
    rolled(3, 3),
    shut(2, 4),
    stopped,
  )

  test('1, 3 and 5 are left: 135, added without an announcement', () => {
    expect(first).toMatchObject({ phase: 'turnOver', score: 135, totals: [135], sign: 'add' })
  })

  const second = after(first, passed, announced('subtract'))

  test('28 is subtracted from it: 107', () => {
    const throws = [rolled(6, 3), shut(9), rolled(6, 5), shut(1, 3, 7), rolled(6, 5), shut(5, 6)]
    const match = after(second, ...throws, rolled(2, 2), shut(4), rolled(6, 6))
    expect(match).toMatchObject({ phase: 'turnOver', score: 28, totals: [107], sign: 'subtract' })
  })

  test('or 289 is, instead: minus 154', () => {
    const throws = [rolled(6, 5), shut(1, 3, 7), rolled(6, 5), shut(5, 6), rolled(3, 1), shut(4)]
    const match = after(second, ...throws, rolled(6, 6))
    expect(match).toMatchObject({ phase: 'turnOver', score: 289, totals: [-154] })
  })
})

test('every turn but the first is announced before its first throw', () => {
  const match = playTurns(begin(turnsOf(3), 2), [9], [8])
  expect(match).toMatchObject({ phase: 'turnOver', next: { seat: 0, round: 2 } })
  const next = after(match, passed)
  expect(next.phase).toBe('announcing')
  expect(next).not.toHaveProperty('sign')
  expect(after(next, announced('subtract'))).toMatchObject({ phase: 'rolling', sign: 'subtract' })
})

test('every player adds the first turn, the last seat too', () => {
  const match = after(playTurns(begin(turnsOf(3), 2), [9]), passed)
  expect(match).toMatchObject({ phase: 'rolling', seat: 1, round: 1, sign: 'add' })
})

test('the target hit exactly in turn 4 wins there and then', () => {
  const running = playTurns(begin(hundred, 3), [9], [2, 9], [6], adding(5, 9), adding(8), adding(7))
  const later = playTurns(running, adding(4, 7), subtracting(3, 8), adding(9))
  expect(later.totals).toEqual([115, -1, 22])
  const match = over(later, subtracting(1, 5))
  expect(match).toMatchObject({ seat: 0, round: 4, totals: [100, -1, 22] })
  expect(match.outcome).toStrictEqual({ winners: [0], payers: [], out: [] })
})

test('the target can be hit in the very first turn, by any seat', () => {
  expect(over(begin(turnsOf(10, 19), 3), [5], [1, 9])).toMatchObject({
    seat: 1,
    round: 1,
    outcome: { winners: [1], payers: [] },
  })
})

test('the target can be hit from above, and by a turn below zero first', () => {
  const running = playTurns(begin(turnsOf(10, 5), 1), [9], subtracting(1, 8))
  expect(running).toMatchObject({ phase: 'turnOver', totals: [-9] })
  expect(over(running, adding(1, 4)).totals).toEqual([5])
})

test('after the last turn the nearest total wins, from above', () => {
  const match = over(begin(turnsOf(2), 2), [8, 9], [9], adding(1, 9), adding(8, 9))
  expect(match).toMatchObject({ round: 2, totals: [108, 98] })
  expect(match.outcome).toStrictEqual({ winners: [1], payers: [], out: [] })
})

test('missing by the same distance above and below shares the win', () => {
  const running = playTurns(begin(turnsOf(2), 3), [8, 9], [8, 9], [9])
  const match = over(running, adding(1, 5), adding(7), adding(5))
  expect(match.totals).toEqual([104, 96, 14])
  expect(match.outcome).toStrictEqual({ winners: [0, 1], payers: [], out: [] })
})

test('a shut box adds or subtracts nothing', () => {
  const running = playTurns(begin(turnsOf(2), 1), [9])
  expect(over(running, subtracting()).totals).toEqual([9])
})

test('alone, one wins however far from the target', () => {
  expect(over(begin(turnsOf(1), 1), [1, 2, 9]).outcome).toStrictEqual({
    winners: [0],
    payers: [],
    out: [],
  })
})
