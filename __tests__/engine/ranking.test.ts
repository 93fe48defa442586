import { ranking, type Match, type Rules } from '../../engine'
import { adding, begin, playTurns, presetRules, shutBox } from '../support/scripted-match'

/** Seats by place: `1: 2 | 2: 0 1`. */
const placesOf = (match: Match) =>
  ranking(match).reduce<Record<number, number[]>>((places, { seat, place }) => {
    return { ...places, [place]: [...(places[place] ?? []), seat] }
  }, {})

const rounds = (count: number, shutWins = false): Rules => ({
  ...presetRules('channel'),
  format: { kind: 'rounds', rounds: count, shutWins },
})
const knockout: Rules = { ...presetRules('sailors'), format: { kind: 'knockout', limit: 20 } }
const target: Rules = {
  ...presetRules('hundred'),
  format: { kind: 'target', target: 100, turns: 2 },
}
const stakes: Rules = { ...presetRules('stakes'), format: { kind: 'stakes', stake: 5, rounds: 2 } }

test('everybody is first before anything is played', () => {
  expect(placesOf(begin(rounds(1), 3))).toEqual({ 1: [0, 1, 2] })
})

test('the lowest total is first, and equal totals share a place', () => {
  const match = playTurns(begin(rounds(1), 4), [8, 9], [9], [1, 8], [8])
  expect(placesOf(match)).toEqual({ 1: [3], 2: [1, 2], 4: [0] })
})

test('a shut that wins is first, whatever the totals', () => {
  const match = playTurns(begin(rounds(2, true), 3), [1], [7, 8, 9], [2], [1], shutBox)
  expect(match.totals).toEqual([2, 24, 2])
  expect(placesOf(match)).toEqual({ 1: [1], 2: [0, 2] })
})

test('in knockout who leaves later is ahead of who left sooner, even with more points', () => {
  const match = playTurns(begin(knockout, 3), [5, 7, 8], [1], [2], [9], [5, 7, 9])
  expect(match.totals).toEqual([20, 10, 23])
  expect(placesOf(match)).toEqual({ 1: [1], 2: [2], 3: [0] })
})

test('in knockout those who leave together are told apart by their totals', () => {
  const match = playTurns(begin(knockout, 4), [6, 7, 9], [1], [5, 7, 8], [2])
  expect(match).toMatchObject({ out: [0, 2], outRounds: [1, 1] })
  expect(placesOf(match)).toEqual({ 1: [1], 2: [3], 3: [2], 4: [0] })
})

test('in target the nearest total is first, from either side', () => {
  const match = playTurns(begin(target, 3), [8, 9], [8, 9], [9], adding(1, 5), adding(7), adding(5))
  expect(match.totals).toEqual([104, 96, 14])
  expect(placesOf(match)).toEqual({ 1: [0, 1], 3: [2] })
})

test('in stakes most chips are first, whatever the totals', () => {
  const match = playTurns(begin(stakes, 3), [8], [9], [1, 9], shutBox)
  expect(match.chips).toEqual([30, -15, -15])
  expect(placesOf(match)).toEqual({ 1: [0], 2: [1, 2] })
})
