import { rulesInShort } from '../../../components/rules/rules-difference'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import { presetRules } from '../../support/scripted-match'

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
    'As in Aim for a hundred, but: aim for a target, 8 turns each.',
  ],
  [
    'two options',
    { ...presetRules('pub'), tiles: 12, oneDie: 'never' },
    'As in English pub, but: 12 flaps; always two dice.',
  ],
])('%s in short', (_, rules, text) => {
  expect(rulesInShort(rules, en)).toBe(text)
})
