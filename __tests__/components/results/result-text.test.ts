import { resultText } from '../../../components/results/result-text'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import { fr } from '../../../i18n/fr'
import { withPlayers } from '../../../model/player'
import { mixedSeats } from '../../support/computer-table'
import { scripted } from '../../support/scripted-events'
import {
  inFormat,
  inPhase,
  inRounds,
  presetRules,
  shutBox,
  subtracting,
  type ScriptedTurn,
} from '../../support/scripted-match'
import { plainSpaces } from '../../support/spoken-transcript'

type Played = readonly [Rules, number | readonly string[], readonly ScriptedTurn[]]

/** The lines of the text, with plain spaces. */
function linesOf([rules, who, turns]: Played, words = en): readonly string[] {
  const { match, events } = scripted(rules, who, ...turns)
  const over = inPhase('matchOver', match)
  const players = Array.isArray(who) ? mixedSeats(who as readonly string[]) : over.setup.players
  const text = resultText(withPlayers(over, players), events, words)
  return plainSpaces(text).split('\n')
}

const LONG = 'Maximilienne-Alexandrine'
const knockout: Rules = inFormat({ kind: 'knockout', limit: 9 }, presetRules('sailors'))
const toTwenty: Rules = inFormat({ kind: 'first-to-lose', limit: 20 })
const ROUNDS: Played = [inRounds(2), 2, [[9], [8], [7], [1, 2]]]

test.each<[string, Played, readonly string[]]>([
  [
    'rounds',
    ROUNDS,
    [
      'Ben wins – Shut the Box',
      'The lowest total, 11.',
      '',
      '1. Ben: 11 points',
      '2. Ann: 16 points, pays the round',
      '',
      'House rules, 2 rounds',
    ],
  ],
  [
    'one round',
    [presetRules('pub'), 2, [[9], [1]]],
    [
      'Ben wins – Shut the Box',
      'The lowest total, 1.',
      '',
      '1. Ben: 1 point',
      '2. Ann: 9 points, pays the round',
      '',
      'English pub',
    ],
  ],
  [
    'a Captain, whom the others never had a turn against',
    [presetRules('channel'), 2, [shutBox]],
    [
      'Ann wins – Shut the Box',
      en.results.captain,
      '',
      '1. Ann: 0 points, Captain, shut the box in round 1',
      'Ben: never threw, pays the round',
      '',
      'Channel Islands, 1 round',
    ],
  ],
  [
    'a limit',
    [toTwenty, 2, [[9], [8], [3, 9]]],
    [
      'Ben wins – Shut the Box',
      'Ann reached 20.',
      '',
      '1. Ben: 8 points',
      '2. Ann: 21 points, pays the round',
      '',
      'House rules, 2 rounds',
    ],
  ],
  [
    'a knockout',
    [knockout, 3, [[9], [1], [2], [1], [9]]],
    [
      'Ben wins – Shut the Box',
      'The last one in.',
      '',
      '1. Ben: 2 points',
      '2. Cleo: 11 points, out in round 2',
      '3. Ann: 9 points, out in round 1',
      '',
      'House rules, 2 rounds',
    ],
  ],
  [
    'a target',
    [presetRules('hundred'), 2, [[1, 3, 5], [9], subtracting(3, 5)]],
    [
      'Ann wins – Shut the Box',
      'Landed on 100 in turn 2.',
      '',
      '1. Ann: 100 points',
      '2. Ben: 9 points',
      '',
      'Aim for a hundred, 2 turns each',
    ],
  ],
  [
    'chips',
    [presetRules('stakes'), 3, [[9], [8], [7]]],
    [
      'Cleo wins – Shut the Box',
      '2 chips to the good.',
      '',
      '1. Cleo: 2 chips won',
      '2. Ann: 1 chip owed',
      '2. Ben: 1 chip owed',
      '',
      'For chips',
    ],
  ],
  [
    'one who played alone',
    [presetRules('pub'), 1, [[9]]],
    ['Well played, Ann – Shut the Box', 'A total of 9.', '', 'Ann: 9 points', '', 'English pub'],
  ],
  [
    'a win that is shared',
    [presetRules('pub'), 3, [[9], [9], [8, 9]]],
    [
      'Ann and Ben share the win – Shut the Box',
      'The lowest total, 9.',
      '',
      '1. Ann: 9 points',
      '1. Ben: 9 points',
      '3. Cleo: 17 points, pays the round',
      '',
      'English pub',
    ],
  ],
  [
    'a computer player, and a long name',
    [presetRules('pub'), ['Otto', LONG], [[9], [8]]],
    [
      `${LONG} wins – Shut the Box`,
      'The lowest total, 8.',
      '',
      `1. ${LONG}: 8 points`,
      '2. Otto, computer player: 9 points, pays the round',
      '',
      'English pub',
    ],
  ],
])('tells of %s', (_, played, lines) => {
  expect(linesOf(played)).toEqual(lines)
})

test('is told in French', () => {
  expect(linesOf(ROUNDS, fr)).toEqual([
    'Ben gagne – Fermer la boîte',
    'Le plus petit total, 11.',
    '',
    '1. Ben : 11 points',
    '2. Ann : 16 points, paie la tournée',
    '',
    'Règles maison, 2 manches',
  ])
  expect(linesOf([presetRules('stakes'), 2, [[9], [8]]], fr).slice(3, 5)).toEqual([
    '1. Ben : 1 jeton gagné',
    '2. Ann : 1 jeton dû',
  ])
  expect(linesOf([presetRules('hundred'), 1, [[1, 3, 5], subtracting(3, 5)]], fr).at(-1)).toBe(
    'Cap sur cent, 2 tours chacun',
  )
})
