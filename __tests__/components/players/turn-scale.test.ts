import { turnShare } from '../../../components/players/turn-scale'
import { presetRules } from '../../support/scripted-match'

test('a bar of sums is full at the worst turn, and in proportion below', () => {
  expect(turnShare(presetRules('pub'), 45)).toBe(1)
  expect(turnShare(presetRules('pub'), 9)).toBeCloseTo(0.2)
})

test('averages by the same kind of score can be compared by their bars', () => {
  expect(turnShare(presetRules('pub'), 12)).toBe(turnShare(presetRules('channel'), 12))
})

test('a bar of numbers that are read grows by about a step for each flap', () => {
  const share = turnShare(presetRules('pub-digits'), 147)
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.35)
})
