import { RULE_ROWS, ruleRows } from '../../../components/rules-pages/rule-rows'
import { MOVES, ONE_DIE_RULES, PRESETS, SCORINGS, type Rules } from '../../../engine'
import { enRulesPages as words } from '../../../i18n/en/rules-pages'
import { inFormat, presetRules } from '../../support/scripted-match'

const channel = presetRules('channel')
const textsOf = (rules: Rules) =>
  Object.fromEntries(ruleRows(rules, words).map(({ part, text }) => [part, text]))

test.each(PRESETS)('$id is told in four rows, none of them long', ({ rules }) => {
  const rows = ruleRows(rules, words)
  expect(rows.map(({ part }) => part)).toEqual(RULE_ROWS)
  for (const { title, text } of rows) {
    expect(title).not.toBe('')
    expect(text.length).toBeLessThan(200)
  }
})

test('every option of the rules is told in other words', () => {
  const each = <T>(options: readonly T[], change: (option: T) => Partial<Rules>) =>
    new Set(options.map((option) => JSON.stringify(textsOf({ ...channel, ...change(option) }))))
      .size
  expect(each(MOVES, (moves) => ({ moves }))).toBe(3)
  expect(each(ONE_DIE_RULES, (oneDie) => ({ oneDie }))).toBe(4)
  expect(each(SCORINGS, (scoring) => ({ scoring }))).toBe(3)
  expect(each([true, false], (mayStop) => ({ mayStop }))).toBe(2)
  expect(each(PRESETS, ({ rules: { format } }) => ({ format }))).toBe(6)
})

test.each([
  ['sum', '1, 4 and 7 score 12'],
  ['digits', '1, 4 and 7 score 147'],
  ['reversed', '1, 4 and 7 score 741'],
] as const)('what stands is counted as %s', (scoring, told) => {
  expect(textsOf({ ...channel, scoring }).turn).toContain(told)
})

test('who wins, who pays and what a shut box is worth are told as the match has them', () => {
  expect(textsOf(channel).match).toMatch(/^Five rounds.*buys the round.*Captain/)
  const match = (format: Rules['format']) => textsOf(inFormat(format)).match
  expect(match({ kind: 'rounds', rounds: 1, shutWins: false })).toMatch(/^One turn each/)
  expect(match({ kind: 'rounds', rounds: 3, shutWins: false })).not.toMatch(/Captain/)
  expect(match({ kind: 'first-to-lose', limit: 50 })).toMatch(/50/)
  expect(match({ kind: 'knockout', limit: 30 })).toMatch(/30.*out/)
  expect(match({ kind: 'target', target: 77, turns: 4 })).toMatch(/77.*4 turns/)
  expect(match({ kind: 'stakes', stake: 2, rounds: 3 })).toMatch(/2 chips.*Three rounds/)
})
