import { RULES_TO_TEST } from '../../support/rules-to-test'
import { presetRules } from '../../support/scripted-match'
import { scoreChances, strengthsOf } from '../../support/turn-chances'

test('the chances of a turn add up', () => {
  for (const computer of ['master', 'regular', 'child'] as const) {
    const chances = scoreChances(presetRules('channel'), computer)
    expect([...chances.values()].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
  }
})

test('the master scores what perfect play scores', () => {
  const chances = scoreChances(presetRules('channel'), 'master')
  const expected = [...chances].reduce((sum, [score, chance]) => sum + score * chance, 0)
  expect(expected).toBeCloseTo(11.021120546, 9)
})

/** By `strengthsOf`; the bench prints the same. */
const STRENGTHS: Readonly<Record<string, readonly [regular: number, child: number]>> = {
  channel: [0.621938, 0.785552],
  pub: [0.534856, 0.616747],
  'pub with twelve': [0.55755, 0.674476],
  'pub-digits': [0.523456, 0.571693],
  'pub-reversed': [0.524593, 0.574493],
  'pub-hundred': [0.534856, 0.616747],
  sailors: [0.562639, 0.692104],
  hundred: [0.595746, 0.709265],
  stakes: [0.625155, 0.786774],
}

test('the master beats the regular in 58 to 65 of a hundred, and the child in 75 or more', () => {
  const rules = presetRules('channel')
  expect(rules).toMatchObject({ tiles: 9, moves: 'any-sum', oneDie: 'must-at-six' })
  const [regular, child] = strengthsOf(rules)
  expect(regular).toBeGreaterThanOrEqual(0.58)
  expect(regular).toBeLessThanOrEqual(0.65)
  expect(child).toBeGreaterThanOrEqual(0.75)
})

test.each(RULES_TO_TEST)(
  '$name: the regular is weaker than the master, and the child than the regular',
  ({ name, rules }) => {
    const [regular, child] = strengthsOf(rules)
    expect([regular, child]).toEqual(STRENGTHS[name]!.map((known) => expect.closeTo(known, 6)))
  },
)
