import { type Rules } from '../../../engine'
import { begin, inPhase, playTurns, presetRules, shutBox } from '../../support/scripted-match'

const limitOf = (limit: number): Rules => ({
  ...presetRules('pub-hundred'),
  format: { kind: 'first-to-lose', limit },
})

const over = (...[match, ...turns]: Parameters<typeof playTurns>) =>
  inPhase('matchOver', playTurns(match, ...turns))

test('ends in the middle of a round, as soon as somebody reaches the limit', () => {
  const running = playTurns(begin(limitOf(30), 3), [1, 9], [9], [5, 9])
  expect(running).toMatchObject({ phase: 'turnOver', next: { seat: 0, round: 2 } })
  const match = over(running, [8], [7, 8, 9])
  expect(match).toMatchObject({ seat: 1, round: 2, totals: [18, 33, 14] })
  expect(match.outcome).toStrictEqual({ winners: [2], payers: [1], out: [] })
})

test('the limit is reached by hitting it exactly', () => {
  expect(playTurns(begin(limitOf(18), 2), [8, 9]).phase).toBe('turnOver')
  expect(over(begin(limitOf(17), 2), [8, 9]).outcome).toMatchObject({ winners: [1], payers: [0] })
})

test('the first player can lose before the others have played', () => {
  expect(over(begin(limitOf(10), 3), [1, 9])).toMatchObject({
    totals: [10, 0, 0],
    outcome: { winners: [1, 2], payers: [0] },
  })
})

test('the lowest totals share the win when tied', () => {
  const { outcome } = over(begin(limitOf(20), 4), [9], [1, 8], [1, 9], [5, 8, 9])
  expect(outcome).toStrictEqual({ winners: [0, 1], payers: [3], out: [] })
})

test('goes on for as many rounds as it takes, shut boxes included', () => {
  const turns = Array.from({ length: 9 }, () => [[9], shutBox]).flat()
  const running = playTurns(begin(limitOf(90), 2), ...turns)
  expect(running).toMatchObject({
    phase: 'turnOver',
    totals: [81, 0],
    next: { seat: 0, round: 10 },
  })
  expect(over(running, [9])).toMatchObject({
    round: 10,
    totals: [90, 0],
    outcome: { winners: [1], payers: [0] },
  })
})

test('alone, one plays up to the limit, wins, and nobody pays', () => {
  const running = playTurns(begin(limitOf(20), 1), [9])
  expect(running).toMatchObject({ phase: 'turnOver', next: { seat: 0, round: 2 } })
  expect(over(running, [5, 6]).outcome).toStrictEqual({ winners: [0], payers: [], out: [] })
})
