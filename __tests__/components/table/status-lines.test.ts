import {
  openGoal,
  roundLine,
  scoreToBeat,
  standingOf,
} from '../../../components/table/status-lines'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import type { SeatedMatch } from '../../../model/player'
import {
  after,
  begin,
  passed,
  playTurns,
  presetRules,
  type ScriptedTurn,
} from '../../support/scripted-match'

const channel = presetRules('channel')
const pub = presetRules('pub')
const hundred = presetRules('hundred')
const chips = (stakes: number, rounds: number): Rules => ({
  ...presetRules('stakes'),
  format: { kind: 'stakes', stake: stakes, rounds },
})

const nextAfter = (rules: Rules, players: number, ...turns: ScriptedTurn[]) =>
  after(playTurns(begin(rules, players), ...turns), passed)

test.each<[string, SeatedMatch, string]>([
  ['the box and the lowest total, where a shut wins', begin(channel, 3), en.play.shutToWin],
  ['nothing yet, first of any other round', begin(pub, 3), en.play.firstOfRound],
  ['as little as there can be, alone', begin(pub, 1), en.play.alone],
])('before there is a score to beat a player plays for %s', (_, match, line) => {
  expect(openGoal(match, en)).toBe(line)
})

test.each<[string, SeatedMatch, ReturnType<typeof scoreToBeat>]>([
  ['of the one before', nextAfter(channel, 3, [9]), { seat: 0, score: 9 }],
  ['of two, the lowest', nextAfter(channel, 3, [9], [1, 2]), { seat: 1, score: 3 }],
  ['of two that tie, the first', nextAfter(channel, 3, [3], [1, 2]), { seat: 0, score: 3 }],
  ['in a new round, none', nextAfter(channel, 2, [9], [8]), undefined],
  ['never their own', playTurns(begin(pub, 2), [9]), undefined],
])('the score to beat: %s', (_, match, best) => {
  expect(scoreToBeat(match)).toEqual(best)
})

test.each<[SeatedMatch, string]>([
  [begin(channel, 2), 'Round 1 of 5'],
  [nextAfter(channel, 2, [9], [8]), 'Round 2 of 5'],
  [begin(presetRules('sailors'), 2), 'Round 1'],
  [begin(hundred, 2), 'Turn 1 of 10'],
  [begin(chips(3, 2), 2), 'Round 1 of 2'],
])('says which round it is %#', (match, line) => {
  expect(roundLine(match, en)).toBe(line)
})

test.each<[Rules, string]>([
  [pub, en.presets.pub.name],
  [chips(1, 1), en.presets.stakes.name],
  [{ ...hundred, format: { kind: 'target', target: 100, turns: 1 } }, en.setup.houseRules],
])('one round alone is not counted, the rules are named %#', (rules, name) => {
  expect(roundLine(begin(rules, 2), en)).toBe(name)
})

test('chips stand beside a name where there are chips, the total everywhere else', () => {
  expect(standingOf(nextAfter(chips(2, 2), 2, [9], [1]), 0)).toBe(-2)
  expect(standingOf(nextAfter(channel, 2, [9], [1]), 0)).toBe(9)
})
