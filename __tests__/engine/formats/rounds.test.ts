import { type Rules } from '../../../engine'
import { begin, inPhase, playTurns, presetRules, shutBox } from '../../support/scripted-match'

const pub = presetRules('pub')
const channel = presetRules('channel')
const rounds = (count: number, shutWins = false): Rules => ({
  ...channel,
  format: { kind: 'rounds', rounds: count, shutWins },
})

const over = (...[match, ...turns]: Parameters<typeof playTurns>) =>
  inPhase('matchOver', playTurns(match, ...turns))

test('the lowest score of one round wins and the highest pays the round', () => {
  const { totals, outcome } = over(begin(pub, 3), [1, 9], [8], [5, 8, 9])
  expect(totals).toEqual([10, 8, 22])
  expect(outcome).toStrictEqual({ winners: [1], payers: [2], out: [] })
})

test('scores are added up over the rounds, in seat order', () => {
  const first = playTurns(begin(rounds(2), 2), [9], [1, 9])
  expect(first).toMatchObject({ phase: 'turnOver', totals: [9, 10], next: { seat: 0, round: 2 } })
  const { totals, outcome } = over(first, [8, 9], [7])
  expect(totals).toEqual([26, 17])
  expect(outcome).toStrictEqual({ winners: [1], payers: [0], out: [] })
})

test('a match of rounds is not over before the last turn of the last round', () => {
  expect(playTurns(begin(rounds(2), 2), [9], [8], [7])).toMatchObject({
    phase: 'turnOver',
    seat: 0,
    round: 2,
    next: { seat: 1, round: 2 },
  })
})

test('tied winners share the win', () => {
  const { outcome } = over(begin(pub, 4), [9], [1, 8], [2, 7], [8, 9])
  expect(outcome).toStrictEqual({ winners: [0, 1, 2], payers: [3], out: [] })
})

test('tied payers all pay', () => {
  const { outcome } = over(begin(pub, 4), [8, 9], [9], [1, 7, 9], [1, 9])
  expect(outcome).toStrictEqual({ winners: [1], payers: [0, 2], out: [] })
})

test('nobody pays when everybody has won', () => {
  expect(over(begin(pub, 3), [9], [1, 8], [9]).outcome).toStrictEqual({
    winners: [0, 1, 2],
    payers: [],
    out: [],
  })
})

test('alone, one wins and nobody pays', () => {
  expect(over(begin(pub, 1), [8, 9])).toMatchObject({
    totals: [17],
    outcome: { winners: [0], payers: [], out: [] },
  })
})

test('a shut box scores nothing and play goes on where a shut does not win', () => {
  const afterShut = playTurns(begin(rounds(1, false), 3), shutBox)
  expect(afterShut).toMatchObject({ phase: 'turnOver', score: 0, next: { seat: 1, round: 1 } })
  const { outcome } = over(afterShut, [9], [8])
  expect(outcome).toStrictEqual({ winners: [0], payers: [1], out: [] })
})

describe('where a shut wins', () => {
  test('the first turn of the match makes a Captain', () => {
    const match = over(begin(channel, 3), shutBox)
    expect(match).toMatchObject({ seat: 0, round: 1, ending: { by: 'shut' }, score: 0, open: 0 })
    expect(match.outcome).toMatchObject({ winners: [0], captain: 0 })
  })

  test('the second seat wins in the first round, but not as Captain', () => {
    const { outcome } = over(begin(channel, 3), [9], shutBox)
    expect(outcome).toStrictEqual({ winners: [1], payers: [0], out: [] })
  })

  test('the first seat wins in the second round, but not as Captain', () => {
    const { outcome } = over(begin(channel, 2), [9], [8], shutBox)
    expect(outcome).toStrictEqual({ winners: [0], payers: [1], out: [] })
  })

  test('it wins whatever the totals, and the highest of the others pays', () => {
    const { totals, outcome } = over(begin(channel, 3), [1], [7, 8, 9], [2], [1], shutBox)
    expect(totals).toEqual([2, 24, 2])
    expect(outcome).toStrictEqual({ winners: [1], payers: [0, 2], out: [] })
  })

  test('without a shut the lowest total wins after the last round', () => {
    const boards = [[9], [1], [9], [2], [9], [3], [9], [4]]
    const late = playTurns(begin(channel, 2), ...boards)
    expect(late.phase).toBe('turnOver')
    const match = over(late, [9], [5])
    expect(match).toMatchObject({ round: 5, totals: [45, 15] })
    expect(match.outcome).toStrictEqual({ winners: [1], payers: [0], out: [] })
  })

  test('the last turn of the match can still win by a shut', () => {
    const { outcome } = over(begin(rounds(1, true), 2), [1], shutBox)
    expect(outcome).toStrictEqual({ winners: [1], payers: [0], out: [] })
  })

  test('alone, a shut in the first turn makes a Captain whom nobody pays for', () => {
    expect(over(begin(channel, 1), shutBox).outcome).toStrictEqual({
      winners: [0],
      payers: [],
      out: [],
      captain: 0,
    })
  })
})
