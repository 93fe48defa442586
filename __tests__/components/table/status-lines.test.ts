import { goalLine, roundLine, standingOf } from '../../../components/table/status-lines'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import type { SeatedMatch } from '../../../model/player'
import { textOf } from '../../support/emphasis-text'
import {
  after,
  announced,
  begin,
  passed,
  playTurns,
  presetRules,
  type ScriptedTurn,
} from '../../support/scripted-match'

const stake = (match: SeatedMatch) => textOf(goalLine(match, en))

const channel = presetRules('channel')
const pub = presetRules('pub')
const hundred = presetRules('hundred')
const chips = (stakes: number, rounds: number): Rules => ({
  ...presetRules('stakes'),
  format: { kind: 'stakes', stake: stakes, rounds },
})

const nextAfter = (rules: Rules, players: number, ...turns: ScriptedTurn[]) =>
  after(playTurns(begin(rules, players), ...turns), passed)

describe('what the player on turn plays for', () => {
  test.each<[string, SeatedMatch, string]>([
    ['the box, first of a round in which a shut wins', begin(channel, 3), en.play.shutToWin],
    ['nothing yet, first of any other round', begin(pub, 3), en.play.firstOfRound],
    ['as little as there can be, alone', begin(pub, 1), en.play.alone],
    ['the score of the one before', nextAfter(channel, 3, [9]), 'To beat: 9 by Ann'],
    ['the lowest of two', nextAfter(channel, 3, [9], [1, 2]), 'To beat: 3 by Ben'],
    ['the first of two that tie', nextAfter(channel, 3, [3], [1, 2]), 'To beat: 3 by Ann'],
    ['the box again in a new round', nextAfter(channel, 2, [9], [8]), en.play.shutToWin],
    ['chips, with nobody to beat', begin(chips(1, 1), 2), en.play.firstOfRound],
    ['chips, with a score to beat', nextAfter(chips(1, 1), 2, [5]), 'To beat: 5 by Ann'],
    [
      'staying in',
      nextAfter(presetRules('sailors'), 2, [9, 8], [1]),
      'You have 17, at 45 you are out',
    ],
    [
      'not losing',
      nextAfter(presetRules('pub-hundred'), 2, [9, 8], [1]),
      'You have 17, at 100 you lose',
    ],
    ['the target, not yet announced', nextAfter(hundred, 1, [1, 3, 5]), 'At 135, aiming for 100'],
    ['the target, adding', begin(hundred, 2), 'Adding to 0, aiming for 100'],
    [
      'the target, subtracting',
      after(nextAfter(hundred, 1, [1, 3, 5]), announced('subtract')),
      'Subtracting from 135, aiming for 100',
    ],
  ])('%s', (_, match, line) => {
    expect(stake(match)).toBe(line)
  })

  test('never their own score', () => {
    expect(stake(playTurns(begin(pub, 2), [9]))).toBe(en.play.firstOfRound)
    expect(stake(playTurns(begin(chips(1, 2), 2), [9], [1]))).toBe('To beat: 9 by Ann')
  })
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
