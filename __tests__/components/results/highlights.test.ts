import { highlights } from '../../../components/results/highlights'
import { turnRecords, type Rules } from '../../../engine'
import { en } from '../../../i18n'
import { scripted } from '../../support/scripted-events'
import {
  adding,
  inFormat,
  inPhase,
  inRounds,
  presetRules,
  shutBox,
  subtracting,
  type ScriptedTurn,
} from '../../support/scripted-match'

/** What is told of throws depends on how a turn was scripted: it is left out here. */
function told(rules: Rules, count: number, ...turns: ScriptedTurn[]) {
  const { setup, events, match } = scripted(rules, count, ...turns)
  const moments = highlights(inPhase('matchOver', match), turnRecords(setup, events), events, en)
  return moments.filter((moment) => !/^The (greatest throw|longest turn)/.test(moment))
}

test('the lowest turn, where low is good', () => {
  expect(told(inRounds(2), 2, [9], [8], [1], [2])).toEqual([
    'The lowest turn: Ann left only 1 in round 2.',
  ])
})

test('a match of one round does not say in which', () => {
  expect(told(presetRules('pub'), 2, [9], [8])).toEqual(['The lowest turn: Ben left only 8.'])
})

test('every shut box, up to three, instead of the lowest turn', () => {
  const shut = [shutBox, shutBox, shutBox, shutBox]
  expect(told(inRounds(2), 2, ...shut)).toEqual([
    'Ann shut the box in round 1.',
    'Ben shut the box in round 1.',
    'Ann shut the box in round 2.',
  ])
})

test('a comeback from the last place', () => {
  const moments = told(inRounds(2), 3, [9], [8], [7], [1], [9], [8])
  expect(moments).toContain('The comeback: Ann was last after round 1.')
})

test('the narrowest escape of a knockout', () => {
  const rules = inFormat({ kind: 'knockout', limit: 10 }, presetRules('sailors'))
  expect(told(rules, 2, [9], [1], [1], [2])).toContain(
    'The narrowest escape: Ann had 9 of 10 after round 1, and stayed in.',
  )
})

describe('in a target match', () => {
  const target = (turns: number) =>
    inFormat({ kind: 'target', target: 100, turns }, presetRules('hundred'))

  test('a shut box comes last: it did not win', () => {
    const turns = [shutBox, [7, 9], adding(1, 2, 3), adding(9), subtracting(2, 3)]
    expect(told(target(3), 2, ...turns).at(-1)).toBe('Ann shut the box in turn 1.')
  })

  test('no turn is called the lowest', () => {
    expect(told(target(1), 2, [8, 9], [9]).join()).not.toMatch(/lowest/)
  })

  test('who came nearer than the winner ended, and the longest way back', () => {
    const turns = [[8, 9], [1, 3, 5], adding(1, 9), subtracting(2, 8), adding(9), adding(8)]
    expect(told(target(3), 2, ...turns)).toEqual([
      'The nearest: Ben was 7 away from 100 in turn 2.',
      'The longest way back: Ben went from 135 to 107 in turn 2.',
    ])
  })
})

test('there is nothing to tell of a single turn', () => {
  expect(told(presetRules('pub'), 1, [9])).toEqual([])
})

test('the greatest throw and the longest turn', () => {
  const { setup, events, match } = scripted(presetRules('pub'), 2, [9], [8])
  const turns = turnRecords(setup, events)
  const longest = Math.max(...turns.map(({ throws }) => throws.length))
  expect(longest).toBeGreaterThanOrEqual(4)
  expect(highlights(inPhase('matchOver', match), turns, events, en).join(' ')).toMatch(
    /The longest turn: \w+ threw \w+ times\./,
  )
})
