import { rulesFacts, seatingFacts } from '../../../components/rules/rules-facts'
import { rulesSentences } from '../../../components/rules/rules-sentences'
import { MOVES, ONE_DIE_RULES, SCORINGS, TILE_COUNTS, type Rules } from '../../../engine'
import { en } from '../../../i18n'
import { SHAPES, someRules } from '../../support/random-rules'
import { presetRules } from '../../support/scripted-match'
import { randomFrom } from '../../support/seeded-random'

const channel = presetRules('channel')

const changes = (part: Partial<Rules>) => {
  const before = rulesSentences(channel, en)
  return rulesSentences({ ...channel, ...part }, en).flatMap((sentence, index) =>
    sentence === before[index] ? [] : [index],
  )
}

test.each<[string, readonly Partial<Rules>[], number]>([
  ['tiles', TILE_COUNTS.map((tiles) => ({ tiles })), 0],
  ['moves', MOVES.map((moves) => ({ moves })), 1],
  ['one die', ONE_DIE_RULES.map((oneDie) => ({ oneDie })), 2],
  ['stopping', [{ mayStop: true }], 3],
  ['scoring', SCORINGS.map((scoring) => ({ scoring })), 4],
  [
    'format',
    [
      { format: { kind: 'rounds', rounds: 6, shutWins: true } },
      { format: { kind: 'rounds', rounds: 5, shutWins: false } },
      { format: { kind: 'knockout', limit: 45 } },
      { format: { kind: 'first-to-lose', limit: 100 } },
      { format: { kind: 'target', target: 100, turns: 10 } },
      { format: { kind: 'stakes', stake: 1, rounds: 1 } },
    ],
    5,
  ],
])('a change of %s changes its own sentence and no other', (_, parts, sentence) => {
  for (const part of parts) {
    const isSame = Object.entries(part).every(
      ([key, value]) => channel[key as keyof Rules] === value,
    )
    expect(changes(part)).toEqual(isSame ? [] : [sentence])
  }
})

test('all rules there are can be said, in six sentences', () => {
  const random = randomFrom(3)
  for (const shape of SHAPES) {
    const sentences = rulesSentences(someRules(random, shape), en)
    expect(sentences).toHaveLength(6)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
    expect(sentences.join(' ')).not.toMatch(/undefined|NaN|null|\[object/)
  }
})

test.each<[string, Rules, string]>([
  ['one round', presetRules('pub'), '1+ players · 1 round · '],
  ['rounds', channel, '2–6 players · 5 rounds · '],
  ['turns', presetRules('hundred'), '1+ players · 10 turns each · '],
  ['a limit to lose at', presetRules('pub-hundred'), '1+ players · until 100 · '],
  ['a limit to be out at', presetRules('sailors'), '1+ players · out at 45 · '],
])('a card says how many can play and how far: %s', (_, rules, start) => {
  const players = rules === channel ? { min: 2, max: 6 } : { min: 1, max: 12 }
  expect(rulesFacts(rules, players, 2, en).startsWith(start)).toBe(true)
})

test('a summary that tells the length itself has only the players and the minutes beside it', () => {
  const players = { min: 2, max: 6 }
  expect(seatingFacts(channel, players, 2, en)).toMatch(/^2–6 players · \d+\u00a0min$/)
})

test('the length on a card is for those at the table, as far as the rules can seat them', () => {
  const players = { min: 2, max: 6 }
  expect(rulesFacts(channel, players, 1, en)).toBe(rulesFacts(channel, players, 2, en))
  expect(rulesFacts(channel, players, 9, en)).toBe(rulesFacts(channel, players, 6, en))
  expect(rulesFacts(channel, players, 2, en)).not.toBe(rulesFacts(channel, players, 6, en))
})
