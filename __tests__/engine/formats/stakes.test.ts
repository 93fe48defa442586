import { paymentsOf, type Rules } from '../../../engine'
import {
  after,
  begin,
  inPhase,
  passed,
  playTurns,
  presetRules,
  shutBox,
} from '../../support/scripted-match'

const rounds = (count: number, stake = 1): Rules => ({
  ...presetRules('stakes'),
  format: { kind: 'stakes', stake, rounds: count },
})

const over = (...[match, ...turns]: Parameters<typeof playTurns>) =>
  inPhase('matchOver', playTurns(match, ...turns))

test('the lowest score of the round takes one stake from every other player', () => {
  const match = over(begin(rounds(1, 5), 4), [9], [8], [1, 9], [8, 9])
  expect(match.chips).toEqual([-5, 15, -5, -5])
  expect(match.outcome).toStrictEqual({ winners: [1], payers: [], out: [] })
})

test('nothing is paid before everybody has had a turn', () => {
  expect(playTurns(begin(rounds(1), 3), [9], [8])).toMatchObject({
    phase: 'turnOver',
    chips: [0, 0, 0],
  })
})

test('a shut takes double the stake from every other player, at once', () => {
  const match = over(begin(rounds(1, 5), 4), [9], shutBox)
  expect(match).toMatchObject({ seat: 1, round: 1, chips: [-10, 30, -10, -10] })
  expect(match.outcome).toStrictEqual({ winners: [1], payers: [], out: [] })
})

test('a shut ends the round there, and the next starts with the first seat', () => {
  const match = playTurns(begin(rounds(2), 4), [9], shutBox)
  expect(match).toMatchObject({ phase: 'turnOver', next: { seat: 0, round: 2 } })
  const next = after(match, passed)
  expect(next).toMatchObject({ seat: 0, round: 2, roundScores: [null, null, null, null] })
  expect(over(next, [1], [9], [9], [9]).chips).toEqual([1, 5, -3, -3])
})

test('a shut by the last seat is paid double too', () => {
  expect(over(begin(rounds(1), 3), [9], [8], shutBox).chips).toEqual([-2, -2, 4])
})

test('a tied round pays nobody and is carried to the winner of the next', () => {
  const tied = playTurns(begin(rounds(2, 3), 3), [9], [1, 8], [1, 9])
  expect(tied).toMatchObject({ phase: 'turnOver', chips: [0, 0, 0], carried: 1 })
  const match = over(tied, [9], [8], [7])
  expect(match.chips).toEqual([-6, -6, 12])
  expect(match.outcome).toStrictEqual({ winners: [2], payers: [], out: [] })
})

test('every tied round adds one stake more', () => {
  const tied = playTurns(begin(rounds(4), 2), [9], [9], [8], [1, 7], [7], [2, 5])
  expect(tied).toMatchObject({ chips: [0, 0], carried: 3 })
  expect(over(tied, [1], [2]).chips).toEqual([4, -4])
})

test('what was carried is paid once', () => {
  const match = playTurns(begin(rounds(3), 2), [9], [9], [8], [9])
  expect(match).toMatchObject({ chips: [2, -2], carried: 0 })
  expect(over(match, [9], [8]).chips).toEqual([1, -1])
})

test('the end of a round tells what was carried to it, and the next round begins without that', () => {
  const tied = playTurns(begin(rounds(3), 2), [9], [9])
  expect(tied).toMatchObject({ carried: 1, carriedHere: 0 })
  const won = playTurns(tied, [9], [8])
  expect(won).toMatchObject({ carried: 0, carriedHere: 1 })
  expect(after(won, passed)).not.toHaveProperty('carriedHere')
})

test('a shut after a tie takes two stakes and the carried one', () => {
  const match = over(begin(rounds(2, 10), 3), [9], [9], [8, 9], shutBox)
  expect(match.chips).toEqual([60, -30, -30])
})

test('a tie above the lowest score is no tie of the round', () => {
  expect(over(begin(rounds(1), 3), [9], [8], [9]).chips).toEqual([-1, 2, -1])
})

test('a tie in the last round is dropped', () => {
  const match = over(begin(rounds(2), 3), [8], [9], [9], [7], [7], [9])
  expect(match.chips).toEqual([2, -1, -1])
  expect(match.outcome).toStrictEqual({ winners: [0], payers: [], out: [] })
})

test('everybody shares the win when the only round is tied', () => {
  expect(over(begin(rounds(1), 3), [9], [9], [8, 9])).toMatchObject({
    chips: [0, 0, 0],
    outcome: { winners: [0, 1, 2], payers: [] },
  })
})

test('most chips win, shared when tied, whatever the totals', () => {
  const match = over(begin(rounds(2), 3), [1], [9], [9], [9], [8], [8, 9])
  expect(match.chips).toEqual([1, 1, -2])
  expect(match.totals).toEqual([10, 17, 26])
  expect(match.outcome).toStrictEqual({ winners: [0, 1], payers: [], out: [] })
})

test('the ledger of a match can be settled by payments', () => {
  const { chips } = over(begin(rounds(1, 5), 3), [9], [8], [7])
  expect(paymentsOf(chips!)).toEqual([
    { from: 0, to: 2, chips: 5 },
    { from: 1, to: 2, chips: 5 },
  ])
})
