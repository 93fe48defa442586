import { howItWasWon } from '../../../components/results/how-it-was-won'
import type { Format, Rules } from '../../../engine'
import { en } from '../../../i18n'
import {
  adding,
  begin,
  inPhase,
  playTurns,
  presetRules,
  shutBox,
  subtracting,
  type ScriptedTurn,
} from '../../support/scripted-match'

const any = presetRules('hundred')
const by = (format: Format, rules: Rules = any): Rules => ({ ...rules, format })
const sum = (format: Format) => by(format, { ...any, scoring: 'sum' })

test.each<[string, Rules, number, ScriptedTurn[]]>([
  ['The lowest total, 8.', sum({ kind: 'rounds', rounds: 1, shutWins: false }), 2, [[9], [8]]],
  ['The lowest total, 0.', sum({ kind: 'rounds', rounds: 1, shutWins: false }), 2, [[9], shutBox]],
  [
    'Shut the box in round 2.',
    sum({ kind: 'rounds', rounds: 3, shutWins: true }),
    2,
    [[9], [8], shutBox],
  ],
  [en.results.captain, presetRules('channel'), 3, [shutBox]],
  ['Shut the box in round 1.', presetRules('channel'), 3, [[9], shutBox]],
  ['Ben reached 9.', sum({ kind: 'first-to-lose', limit: 9 }), 2, [[8], [9]]],
  [en.results.lastOneIn, sum({ kind: 'knockout', limit: 9 }), 2, [[8], [9]]],
  [en.results.outTogether, sum({ kind: 'knockout', limit: 7 }), 2, [[8], [9]]],
  ['0 rounds survived.', sum({ kind: 'knockout', limit: 7 }), 1, [[8]]],
  ['1 round survived.', sum({ kind: 'knockout', limit: 9 }), 1, [[8], [8]]],
  ['Landed on 100 in turn 2.', presetRules('hundred'), 1, [[1, 3, 5], subtracting(3, 5)]],
  [
    'Nearest to 100, 65 away.',
    by({ kind: 'target', target: 100, turns: 1 }),
    2,
    [
      [3, 5],
      [1, 6, 9],
    ],
  ],
  [
    'Nearest to 100, 254 away.',
    by({ kind: 'target', target: 100, turns: 2 }),
    1,
    [[1, 3, 5], subtracting(2, 8, 9)],
  ],
  [
    'Nearest to 100, 3 away.',
    by({ kind: 'target', target: 100, turns: 2 }),
    1,
    [[8, 9], adding(8)],
  ],
  ['1 chip to the good.', presetRules('stakes'), 2, [[9], [8]]],
  ['2 chips to the good.', presetRules('stakes'), 3, [[9], [8], [7]]],
  ['4 chips to the good.', presetRules('stakes'), 3, [[9], shutBox]],
  [en.results.allEven, presetRules('stakes'), 2, [[9], [9]]],
])('%s', (sentence, rules, players, turns) => {
  const match = inPhase('matchOver', playTurns(begin(rules, players), ...turns))
  expect(howItWasWon(match, en)).toBe(sentence)
})
