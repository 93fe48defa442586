import { bestMoments } from '../../../components/results/moments'
import { tileSet, type TurnRecord } from '../../../engine'
import { en } from '../../../i18n'
import { begin, presetRules } from '../../support/scripted-match'

const match = begin(presetRules('channel'), 2)

const turn = (
  seat: number,
  round: number,
  score: number,
  shuts: readonly number[][],
): TurnRecord => ({
  seat,
  round,
  score,
  total: score,
  open: tileSet(score === 0 ? [] : [9]),
  ending: score === 0 ? { by: 'shut' } : { by: 'no-move', dice: [1, 1] },
  throws: shuts.map((tiles) => ({ dice: [3, 4], shut: tileSet(tiles) })),
})

test('names the lowest turn, the greatest throw and the longest turn', () => {
  const turns = [turn(0, 1, 20, [[7], [3, 4], []]), turn(1, 1, 9, [[1, 2, 4], [7], [8], [9], []])]
  expect(bestMoments(match, turns, en)).toEqual([
    'The lowest turn: Ben left only 9 in round 1.',
    'The greatest throw: Ben shut three flaps at once in round 1.',
    'The longest turn: Ben threw five times in round 1.',
  ])
})

test('names every shut box instead of the lowest turn', () => {
  const turns = [turn(0, 1, 0, [[7]]), turn(1, 1, 12, [[7]]), turn(0, 2, 0, [[7]])]
  expect(bestMoments(match, turns, en)).toEqual([
    'Ann shut the box in round 1.',
    'Ann shut the box in round 2.',
  ])
})

test('has nothing to tell of a single turn', () => {
  expect(bestMoments(match, [turn(0, 1, 5, [[7]])], en)).toEqual([])
})
