import { tilesUpTo } from '../../engine'
import { after, begin, inPhase, passed, playTurns, presetRules } from '../support/scripted-match'

const rounds = {
  ...presetRules('channel'),
  format: { kind: 'rounds', rounds: 2, shutWins: false },
} as const

test('the turn that ended stays on show until the phone is passed', () => {
  const match = playTurns(begin(rounds, 2), [1, 9])
  expect(match).toMatchObject({
    phase: 'turnOver',
    seat: 0,
    round: 1,
    score: 10,
    open: 0b100000001,
  })
})

test('passing opens every tile for the next seat', () => {
  const match = after(playTurns(begin(rounds, 2), [1, 9]), passed)
  expect(match).toMatchObject({ phase: 'rolling', seat: 1, round: 1, open: tilesUpTo(9) })
  for (const field of ['ending', 'score', 'next', 'dice', 'lastShut'])
    expect(match).not.toHaveProperty(field)
})

test('the scores of a round are kept until the next one begins', () => {
  const first = playTurns(begin(rounds, 2), [1, 9])
  expect(after(first, passed).roundScores).toEqual([10, null])
  const second = playTurns(first, [8])
  expect(second.roundScores).toEqual([10, 8])
  expect(after(second, passed)).toMatchObject({ round: 2, seat: 0, roundScores: [null, null] })
})

test('the last turn of a match stays on show for good', () => {
  const match = playTurns(begin(rounds, 1), [9], [1, 9])
  expect(inPhase('matchOver', match)).toMatchObject({ seat: 0, round: 2, score: 10, totals: [19] })
})
