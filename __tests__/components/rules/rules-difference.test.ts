import { rulesInShort } from '../../../components/rules/rules-difference'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import { fr } from '../../../i18n/fr'
import { rulesKeyOf } from '../../../model/rules-id'
import { SHAPES, someRules } from '../../support/random-rules'
import { presetRules } from '../../support/scripted-match'
import { randomFrom } from '../../support/seeded-random'

const channel = presetRules('channel')

test.each<[string, Rules, string]>([
  ['a preset', channel, 'Just as in Channel Islands.'],
  ['one option', { ...channel, mayStop: true }, 'As in Channel Islands, but: you may stop.'],
  [
    'another number of rounds',
    { ...channel, format: { kind: 'rounds', rounds: 6, shutWins: true } },
    'As in Channel Islands, but: 6 rounds.',
  ],
  [
    'a shut box that wins nothing more',
    { ...channel, format: { kind: 'rounds', rounds: 5, shutWins: false } },
    'As in Channel Islands, but: a shut box does not win the match.',
  ],
  [
    'a shut box that wins the match, after another number of rounds',
    { ...presetRules('pub'), format: { kind: 'rounds', rounds: 3, shutWins: true } },
    'As in English pub, but: 3 rounds; a shut box wins the match.',
  ],
  [
    'another number of turns',
    { ...presetRules('hundred'), format: { kind: 'target', target: 100, turns: 8 } },
    'As in Aim for a hundred, but: aim for 100, 8 turns each.',
  ],
  [
    'another target',
    { ...presetRules('hundred'), format: { kind: 'target', target: 200, turns: 10 } },
    'As in Aim for a hundred, but: aim for 200, 10 turns each.',
  ],
  [
    'another stake',
    { ...presetRules('stakes'), format: { kind: 'stakes', stake: 5, rounds: 1 } },
    'As in For chips, but: for chips, 5 a round, 1 round.',
  ],
  [
    'rounds in the place of a target',
    { ...presetRules('hundred'), format: { kind: 'rounds', rounds: 3, shutWins: false } },
    'As in Aim for a hundred, but: the lowest total wins, 3 rounds.',
  ],
  [
    'a limit to be out at in the place of a target',
    { ...presetRules('hundred'), format: { kind: 'knockout', limit: 500 } },
    'As in Aim for a hundred, but: at 500 you are out, the last one in wins.',
  ],
  [
    'another limit to lose at',
    { ...presetRules('pub-hundred'), format: { kind: 'first-to-lose', limit: 60 } },
    'As in Pub to a hundred, but: whoever reaches 60 has lost.',
  ],
  [
    'two options',
    { ...presetRules('pub'), tiles: 12, oneDie: 'never' },
    'As in English pub, but: 12 flaps; always two dice.',
  ],
])('%s in short', (_, rules, text) => {
  expect(rulesInShort(rules, en)).toBe(text)
})

test.each([
  ['English', en],
  ['French', fr],
])('no two rules are the same in short, in %s', (_, words) => {
  const random = randomFrom(5)
  const told = new Map<string, string>()
  for (const shape of SHAPES)
    for (let times = 0; times < 4; times++) {
      const rules = someRules(random, shape)
      const key = rulesKeyOf(rules) + rules.tiles
      const text = rulesInShort(rules, words)
      expect([text, told.get(text) ?? key]).toEqual([text, key])
      told.set(text, key)
    }
})
