import { RULE_ROWS, ruleRows } from '../../../components/rules-pages/rule-rows'
import { MOVES, ONE_DIE_RULES, PRESETS, SCORINGS, type Rules } from '../../../engine'
import { enRulesPages as words, type RulesPageWords } from '../../../i18n/en/rules-pages'
import { frRulesPages } from '../../../i18n/fr'
import { inFormat, presetRules } from '../../support/scripted-match'

const channel = presetRules('channel')
const textsOf = (rules: Rules, told: RulesPageWords = words) =>
  Object.fromEntries(ruleRows(rules, told).map(({ part, text }) => [part, text]))

test.each(
  PRESETS.flatMap(({ id, rules }) => [
    [id, 'English', rules, words] as const,
    [id, 'French', rules, frRulesPages] as const,
  ]),
)('%s is told in four rows, none of them long, in %s', (_, __, rules, told) => {
  const rows = ruleRows(rules, told)
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

test.each([
  [10, 'digits', '1, 4 and 10 score 1410'],
  [12, 'digits', '1, 4 and 12 score 1412'],
  [12, 'reversed', '1, 4 and 12 score 1241'],
] as const)('of %d flaps the highest is among those counted as %s', (tiles, scoring, told) => {
  expect(textsOf({ ...channel, tiles, scoring }).turn).toContain(told)
})

test.each([
  [
    'English',
    words,
    /^A throw fits no flap, or you stop after shutting\?/,
    /^A throw fits no flap\?/,
  ],
  [
    'French',
    frRulesPages,
    /^Rien à fermer, ou tu t’arrêtes après avoir fermé.\?/,
    /^Rien à fermer.\?/,
  ],
])('a stop comes after flaps were shut, where there is one, in %s', (_, told, stopping, ending) => {
  expect(textsOf({ ...channel, mayStop: true }, told).turn).toMatch(stopping)
  expect(textsOf(channel, told).turn).toMatch(ending)
})

test('a double is explained where each die has its flap, and nowhere else', () => {
  const told = MOVES.filter((moves) =>
    /A double shuts its one flap, or that of the sum/.test(textsOf({ ...channel, moves }).moves!),
  )
  expect(told).toEqual(['dice-or-sum'])
  expect(textsOf(presetRules('pub'), frRulesPages).moves).toMatch(
    /Un double ferme son seul clapet, ou celui de la somme/,
  )
})

test.each(MOVES)('with %s whoever can shut must', (moves) => {
  expect(textsOf({ ...channel, moves }).moves).toMatch(/Whoever can shut must\.$/)
  expect(textsOf({ ...channel, moves }, frRulesPages).moves).toMatch(
    /Qui peut fermer doit fermer\.$/,
  )
})

test('who wins, who pays and what a shut box is worth are told as the match has them', () => {
  expect(textsOf(channel).match).toMatch(/^Five rounds.*buys the round.*Captain/)
  const match = (format: Rules['format']) => textsOf(inFormat(format)).match
  expect(match({ kind: 'rounds', rounds: 1, shutWins: false })).toMatch(/^One turn each/)
  expect(match({ kind: 'rounds', rounds: 3, shutWins: false })).not.toMatch(/Captain/)
  expect(match({ kind: 'first-to-lose', limit: 50 })).toMatch(/reaches 50.*buys the round/)
  expect(match({ kind: 'knockout', limit: 30 })).toMatch(/30 or more.*out.*together.*lowest total/)
  expect(match({ kind: 'target', target: 77, turns: 4 })).toMatch(/added.*77.*4 turns/)
  expect(match({ kind: 'target', target: 77, turns: 1 })).toBe(
    'One turn each. Exactly 77 wins at once, otherwise the nearest does.',
  )
  expect(match({ kind: 'stakes', stake: 2, rounds: 3 })).toMatch(
    /2 chips.*Three rounds: a tie is carried on, but not past the last\.$/,
  )
  expect(match({ kind: 'stakes', stake: 2, rounds: 1 })).toMatch(/One round: a tie pays nobody\.$/)
})
