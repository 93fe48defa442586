import { headerFigures } from '../../../components/table/header-figures'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import type { SeatedMatch } from '../../../model/player'
import {
  after,
  announced,
  begin,
  inFormat,
  inRounds,
  passed,
  playTurns,
  presetRules,
  rolled,
  shut,
  type ScriptedTurn,
} from '../../support/scripted-match'

const channel = presetRules('channel')
const pub = presetRules('pub')
const hundred = presetRules('hundred')
const chips = (stake: number, rounds: number): Rules => ({
  ...presetRules('stakes'),
  format: { kind: 'stakes', stake, rounds },
})

const nextAfter = (rules: Rules, players: number, ...turns: ScriptedTurn[]) =>
  after(playTurns(begin(rules, players), ...turns), passed)

/** The figures as they are written, and the line beside them. */
const shown = (match: SeatedMatch) => {
  const { figures, line } = headerFigures(match, en)
  const written = figures.map(({ label, value, note }) =>
    [label, value, note].filter(Boolean).join(' '),
  )
  return [...written, ...(line ? [line] : [])]
}

test.each<[string, SeatedMatch, string[]]>([
  [
    'the first of a round in which the lowest total wins, or a shut box',
    begin(channel, 3),
    ['leaves 45', 'total 0', en.play.shutToWin],
  ],
  ['a score to beat', nextAfter(channel, 3, [9]), ['leaves 45', 'total 0', 'to beat 9 by Ann']],
  [
    'the lowest of two',
    nextAfter(channel, 3, [9], [1, 2]),
    ['leaves 45', 'total 0', 'to beat 3 by Ben'],
  ],
  [
    'the first of two that tie',
    nextAfter(channel, 3, [3], [1, 2]),
    ['leaves 45', 'total 0', 'to beat 3 by Ann'],
  ],
  [
    'what stands now',
    after(nextAfter(channel, 2, [9], [8]), rolled(6, 3), shut(9)),
    ['leaves 36', 'total 9', en.play.shutToWin],
  ],
  [
    'the last turn of all: not the round but the match is to be won',
    nextAfter(inRounds(2), 2, [5], [9], [8]),
    ['leaves 45', 'total 9', 'to win 3 or less'],
  ],
  [
    'the last turn of all, when it is over: what would have won it',
    playTurns(begin(inRounds(2), 2), [5], [9], [8], [7]),
    ['leaves 7', 'total 16', 'to win 3 or less'],
  ],
  [
    'the last turn of all, where nothing but a shut box wins',
    nextAfter(inRounds(2), 2, [5], [6], [2]),
    ['leaves 45', 'total 6', en.pass.onlyShutWins],
  ],
  [
    'the last turn of all, where nothing but a shut box shares the win',
    nextAfter(inRounds(2), 2, [5], [7], [2]),
    ['leaves 45', 'total 7', en.pass.onlyShutShares],
  ],
  [
    'the last turn of all, where the match is lost',
    nextAfter(inRounds(2), 2, [5], [9], [2]),
    ['leaves 45', 'total 9', 'Ann has won already'],
  ],
  [
    'the last round, while others are still to throw',
    nextAfter(inRounds(2), 3, [9], [9], [9], [8]),
    ['leaves 45', 'total 9', 'to beat 8 by Ann'],
  ],
  ['one round, which is the total', begin(pub, 3), ['leaves 45', en.play.firstOfRound]],
  ['one round alone', begin(pub, 1), ['leaves 45', en.play.alone]],
  [
    'digits',
    nextAfter({ ...presetRules('pub-digits'), tiles: 12 }, 2, [1, 4, 12]),
    ['leaves 123\u00a0456\u00a0789\u00a0101\u00a0112', 'to beat 1412 by Ann'],
  ],
  [
    'a limit to be out at',
    nextAfter(presetRules('sailors'), 2, [9, 8], [1]),
    ['leaves 45', 'total 17 of 45, then out'],
  ],
  [
    'a limit to lose at',
    nextAfter(presetRules('pub-hundred'), 2, [9, 8], [1]),
    ['leaves 45', 'total 17 of 100, then lost'],
  ],
  ['a target, adding', begin(hundred, 2), ['reads 123\u00a0456\u00a0789', 'added to 0 aim 100']],
  [
    'a target, subtracting',
    after(nextAfter(hundred, 1, [1, 3, 5]), announced('subtract')),
    ['reads 123\u00a0456\u00a0789', 'taken from 135 aim 100'],
  ],
  [
    'a target after the turn',
    playTurns(begin(hundred, 2), [1, 3, 5]),
    ['reads 135', 'total 135 aim 100'],
  ],
  [
    'chips, with nobody to beat',
    begin(chips(1, 1), 2),
    ['leaves 45', 'at stake 1 each', en.play.firstOfRound],
  ],
  [
    'chips, with a score to beat',
    nextAfter(chips(1, 1), 2, [5]),
    ['leaves 45', 'at stake 1 each', 'to beat 5 by Ann'],
  ],
])('%s', (_, match, texts) => {
  expect(shown(match)).toEqual(texts)
})

test('never their own score to beat', () => {
  expect(shown(playTurns(begin(pub, 2), [9]))).toEqual(['leaves 9', en.play.firstOfRound])
  expect(shown(playTurns(begin(chips(1, 2), 2), [9], [1]))).toContain('to beat 9 by Ann')
})

test.each<[string, SeatedMatch, number]>([
  ['in the middle of it', playTurns(begin(chips(3, 3), 2), [9]), 3],
  ['when it is tied', playTurns(begin(chips(3, 3), 2), [9], [9]), 3],
  ['with chips carried to it', playTurns(begin(chips(3, 3), 2), [9], [9], [9]), 6],
  ['when it is tied again', playTurns(begin(chips(3, 3), 2), [9], [9], [9], [9]), 6],
  ['when what was carried is won', playTurns(begin(chips(3, 3), 2), [9], [9], [9], [8]), 6],
  ['when a shut box wins it', playTurns(begin(chips(3, 3), 2), [9], [9], []), 6],
  ['when the next one begins', nextAfter(chips(3, 3), 2, [9], [9], [9], [8]), 3],
  ['when the last one is tied', playTurns(begin(chips(1, 1), 2), [9], [9]), 1],
])('a round for chips shows what it is played for %s', (_, match, stake) => {
  expect(shown(match)).toContain(`at stake ${stake} each`)
})

test('what is read out has no spaces in numbers, and chips are called chips', () => {
  const spoken = (match: SeatedMatch) => headerFigures(match, en).figures.map((all) => all.spoken)
  expect(spoken(begin(hundred, 2))).toEqual(['reads 123456789', 'added to 0 aim 100'])
  const far = inFormat({ kind: 'target', target: 54321, turns: 3 }, hundred)
  expect(spoken(begin(far, 2))).toContain('added to 0 aim 54321')
  const late = inFormat({ kind: 'knockout', limit: 54321 }, presetRules('pub-digits'))
  expect(spoken(begin(late, 2))).toContain('total 0 of 54321, then out')
  expect(spoken(begin(chips(2, 1), 2))).toContain('at stake 2 chips each')
})
