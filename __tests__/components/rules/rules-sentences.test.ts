import { rulesFacts, seatingFacts } from '../../../components/rules/rules-facts'
import { formatSentence, rulesSentences } from '../../../components/rules/rules-sentences'
import {
  MOVES,
  ONE_DIE_RULES,
  SCORINGS,
  TILE_COUNTS,
  type Format,
  type Rules,
} from '../../../engine'
import { en } from '../../../i18n'
import { fr } from '../../../i18n/fr'
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

test.each<[string, readonly Partial<Rules>[], ...number[]]>([
  // And the example of what a turn scores, which has the highest flap there is.
  ['tiles', TILE_COUNTS.map((tiles) => ({ tiles })), 0, 4],
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
])('a change of %s changes its own sentence and no other', (_, parts, ...sentences) => {
  for (const part of parts) {
    const isSame = Object.entries(part).every(
      ([key, value]) => channel[key as keyof Rules] === value,
    )
    expect(changes(part)).toEqual(isSame ? [] : sentences)
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

/** How these rules are won, as the table and the set-up say it. */
const won = (format: Format) => formatSentence(format, en)

test.each<[string, Format, string]>([
  [
    'one round',
    { kind: 'rounds', rounds: 1, shutWins: false },
    'One turn each: the lowest score wins, the highest buys the round.',
  ],
  [
    'rounds',
    { kind: 'rounds', rounds: 3, shutWins: true },
    'The lowest total after 3 rounds wins, the highest buys the round. Whoever shuts the box wins there and then.',
  ],
  [
    'a limit to lose at',
    { kind: 'first-to-lose', limit: 50 },
    'Rounds go on until somebody reaches 50 and has lost. The lowest total wins, the highest buys the round.',
  ],
  [
    'a limit to be out at',
    { kind: 'knockout', limit: 50 },
    'At the end of a round whoever has 50 or more is out. The last one in wins or, if the last go out together, the lowest total.',
  ],
  [
    'a target in one turn',
    { kind: 'target', target: 50, turns: 1 },
    'One turn each. Exactly 50 wins at once, otherwise the nearest does.',
  ],
  [
    'a target in several turns',
    { kind: 'target', target: 50, turns: 4 },
    'The first turn is added, each later one added or subtracted, as announced before it. Exactly 50 wins at once; after 4 turns the nearest does.',
  ],
  [
    'one round for chips',
    { kind: 'stakes', stake: 5, rounds: 1 },
    '1 round for 5 chips: the lowest score takes the stake from everyone, a shut box takes double, a tie pays nobody.',
  ],
  [
    'rounds for chips',
    { kind: 'stakes', stake: 1, rounds: 3 },
    '3 rounds for 1 chip each: the lowest score takes the stake from everyone, a shut box takes double, a tie is carried, but not past the last round.',
  ],
])('the match is told as it is played: %s', (_, format, sentence) => {
  expect(won(format)).toBe(sentence)
})

test.each<[string, Format, RegExp]>([
  ['a tie in the only round', { kind: 'stakes', stake: 1, rounds: 1 }, /personne ne paie\.$/],
  ['a tie before the last round', { kind: 'stakes', stake: 1, rounds: 2 }, /reportée, sauf/],
  ['a target in one turn', { kind: 'target', target: 50, turns: 1 }, /^Un tour chacun\. Qui/],
  ['who pays', { kind: 'first-to-lose', limit: 50 }, /le plus grand paie la tournée\.$/],
])('and so it is in French: %s', (_, format, told) => {
  expect(formatSentence(format, fr)).toMatch(told)
})

test('a single turn is neither added nor subtracted, in either language', () => {
  const format = { kind: 'target', target: 50, turns: 1 } as const
  expect(formatSentence(format, en)).not.toMatch(/subtract|later|added/)
  expect(formatSentence(format, fr)).not.toMatch(/soustra|ajoute|suivants/)
})

test.each<[Rules['tiles'], Rules['scoring'], string]>([
  [9, 'digits', '1, 4 and 7 score 147'],
  [10, 'digits', '1, 4 and 10 score 1410'],
  [12, 'digits', '1, 4 and 12 score 1412'],
  [12, 'reversed', '1, 4 and 12 score 1241'],
])('what %d flaps score by %s is told with the highest of them', (tiles, scoring, told) => {
  expect(rulesSentences({ ...channel, tiles, scoring }, en)[4]).toContain(told)
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
