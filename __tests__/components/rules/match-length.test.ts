import { matchMinutes } from '../../../components/rules/match-length'
import { PRESETS, type Rules } from '../../../engine'
import { presetRules } from '../../support/scripted-match'

const rounds = (n: number): Rules => ({
  ...presetRules('pub'),
  format: { kind: 'rounds', rounds: n, shutWins: false },
})

describe.each(PRESETS)('$id', ({ rules, players }) => {
  test('takes from a minute to an hour and a half, longer with more people', () => {
    let before = 0
    for (let seated = players.min; seated <= Math.min(6, players.max); seated++) {
      const minutes = matchMinutes(rules, seated)
      expect(minutes).toBeGreaterThanOrEqual(1)
      expect(minutes).toBeLessThanOrEqual(90)
      expect(minutes).toBeGreaterThanOrEqual(before)
      before = minutes
    }
  })
})

test('grows with the rounds', () => {
  const guesses = [1, 5, 10, 50].map((n) => matchMinutes(rounds(n), 2))
  expect(guesses).toEqual(guesses.toSorted((a, b) => a - b))
  expect(new Set(guesses).size).toBe(4)
})

test('is a whole minute below ten, and five of them above', () => {
  for (let n = 1; n <= 50; n++) {
    const minutes = matchMinutes(rounds(n), 3)
    expect(Number.isInteger(minutes)).toBe(true)
    if (minutes > 10) expect(minutes % 5).toBe(0)
  }
})

test('a table with nobody at it is guessed as for one', () => {
  expect(matchMinutes(rounds(5), 0)).toBe(matchMinutes(rounds(5), 1))
})
