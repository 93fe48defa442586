import { type Rules } from '../../../engine'
import { after, begin, inPhase, passed, playTurns, presetRules } from '../../support/scripted-match'

const limitOf = (limit: number): Rules => ({
  ...presetRules('sailors'),
  format: { kind: 'knockout', limit },
})

const over = (...[match, ...turns]: Parameters<typeof playTurns>) =>
  inPhase('matchOver', playTurns(match, ...turns))

test('a player who has reached the limit stays in until the round is over', () => {
  const running = playTurns(begin(limitOf(20), 3), [5, 7, 8], [9])
  expect(running).toMatchObject({ phase: 'turnOver', out: [], next: { seat: 2, round: 1 } })
  expect(playTurns(running, [8])).toMatchObject({
    phase: 'turnOver',
    out: [0],
    next: { seat: 1, round: 2 },
  })
})

test('the limit is reached by hitting it exactly', () => {
  expect(playTurns(begin(limitOf(17), 3), [8, 9], [7, 9], [1]).out).toEqual([0])
})

test('players who are out are skipped, wherever they sit', () => {
  let match = playTurns(begin(limitOf(20), 4), [1], [5, 7, 8], [2], [6, 7, 8])
  expect(match).toMatchObject({ out: [1, 3], next: { seat: 0, round: 2 } })
  match = playTurns(match, [1])
  expect(match).toMatchObject({ next: { seat: 2, round: 2 } })
  match = after(playTurns(match, [2]), passed)
  expect(match).toMatchObject({ seat: 0, round: 3, roundScores: [null, null, null, null] })
})

test('the first seat is skipped once it is out', () => {
  const match = playTurns(begin(limitOf(20), 3), [5, 7, 8], [1], [2], [1])
  expect(match).toMatchObject({ round: 2, seat: 1, next: { seat: 2, round: 2 } })
  expect(playTurns(match, [2])).toMatchObject({ next: { seat: 1, round: 3 } })
})

test('the last one in wins, whatever the others have', () => {
  const { outcome, totals } = over(begin(limitOf(20), 3), [5, 7, 8], [1], [2], [9], [5, 7, 9])
  expect(totals).toEqual([20, 10, 23])
  expect(outcome).toStrictEqual({ winners: [1], payers: [], out: [0, 2] })
})

test('of two who go out together as the last ones, the lower total wins', () => {
  const { outcome, totals } = over(begin(limitOf(20), 2), [6, 7, 9], [5, 7, 8])
  expect(totals).toEqual([22, 20])
  expect(outcome).toStrictEqual({ winners: [1], payers: [], out: [0, 1] })
})

test('of those who go out together, only the last ones can win', () => {
  const running = playTurns(begin(limitOf(20), 3), [5, 7, 8], [9], [9])
  const { outcome, totals } = over(running, [5, 8], [6, 7])
  expect(totals).toEqual([20, 22, 22])
  expect(outcome).toStrictEqual({ winners: [1, 2], payers: [], out: [0, 1, 2] })
})

test('two who go out together while others stay leave the match running', () => {
  const running = playTurns(begin(limitOf(20), 4), [5, 7, 8], [1], [5, 7, 8], [2])
  expect(running).toMatchObject({ phase: 'turnOver', out: [0, 2], next: { seat: 1, round: 2 } })
})

test('alone, one plays until out and still wins', () => {
  const running = playTurns(begin(limitOf(45), 1), [6, 7, 9], [5, 7, 8])
  expect(running).toMatchObject({ phase: 'turnOver', totals: [42], out: [], next: { round: 3 } })
  const match = over(running, [3])
  expect(match).toMatchObject({ round: 3, totals: [45] })
  expect(match.outcome).toStrictEqual({ winners: [0], payers: [], out: [0] })
})
