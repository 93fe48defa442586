import { passLines, scoreLines } from '../../../components/table/pass-lines'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import { textOf } from '../../support/emphasis-text'
import {
  after,
  begin,
  inPhase,
  passed,
  playTurns,
  presetRules,
  type ScriptedTurn,
} from '../../support/scripted-match'

const sailors = presetRules('sailors')
const stakes = (rounds: number): Rules => ({
  ...presetRules('stakes'),
  format: { kind: 'stakes', stake: 1, rounds },
})

const over = (rules: Rules, players: number, ...turns: ScriptedTurn[]) =>
  inPhase('turnOver', playTurns(begin(rules, players), ...turns))

const lines = (match: ReturnType<typeof over>) => passLines(match, en).map(textOf)

test.each<[string, ReturnType<typeof over>, string[]]>([
  [
    'what happened and what there is to beat',
    over(presetRules('channel'), 3, [2, 7]),
    ['Ann shut seven flaps and scored 9', 'To beat: 9 by Ann'],
  ],
  [
    'one flap is one flap',
    over(
      { ...presetRules('hundred'), format: { kind: 'rounds', rounds: 1, shutWins: false } },
      2,
      [1, 2, 3, 4, 5, 6, 7, 8],
    ),
    ['Ann shut one flap and scored 12\u202f345\u202f678', 'To beat: 12\u202f345\u202f678 by Ann'],
  ],
  [
    'a new round has nothing to beat',
    over(presetRules('channel'), 2, [9], [8]),
    ['Ben shut eight flaps and scored 8', en.play.shutToWin],
  ],
  [
    'who takes the round of chips',
    over(stakes(2), 2, [9], [8]),
    ['Ben shut eight flaps and scored 8', 'Ben takes the round.', en.play.firstOfRound],
  ],
  [
    'who takes it by shutting, though not everybody has thrown',
    over(stakes(2), 3, []),
    ['Ann shut nine flaps and scored 0', 'Ann takes the round.', en.play.firstOfRound],
  ],
  [
    'that a tie is carried',
    over(stakes(2), 2, [9], [9]),
    ['Ben shut eight flaps and scored 9', en.pass.roundCarried, en.play.firstOfRound],
  ],
  [
    'nothing of the chips while the round goes on',
    over(stakes(2), 2, [9]),
    ['Ann shut eight flaps and scored 9', 'To beat: 9 by Ann'],
  ],
  [
    'who is out',
    over({ ...sailors, format: { kind: 'knockout', limit: 9 } }, 3, [9], [1], [2]),
    ['Cleo shut eight flaps and scored 2', 'Ann is out.', 'You have 1, at 9 you are out'],
  ],
  [
    'no stake before a sign is announced',
    over(presetRules('hundred'), 2, [9], [8]),
    ['Ben shut eight flaps and scored 8'],
  ],
])('%s', (_, match, expected) => {
  expect(lines(match)).toEqual(expected)
})

test('those who went out in an earlier round are not named again', () => {
  const rules: Rules = { ...sailors, format: { kind: 'knockout', limit: 9 } }
  const match = over(rules, 3, [9], [1], [2], [1])
  expect(match.out).toEqual([0])
  expect(lines(match)).toEqual([
    'Ben shut eight flaps and scored 1',
    'You have 2, at 9 you are out',
  ])
})

test('several who go out together are named together', () => {
  const rules: Rules = { ...sailors, format: { kind: 'knockout', limit: 9 } }
  const match = inPhase('turnOver', playTurns(begin(rules, 4), [9], [1], [9], [1]))
  expect(passLines(match, en)).toContain('Ann and Cleo are out.')
})

test('an announcement needs no lines of its own', () => {
  const match = after(playTurns(begin(presetRules('hundred'), 1), [9]), passed)
  expect(passLines(inPhase('announcing', match), en)).toEqual([])
})

describe('the scores on the card', () => {
  const shown = (match: ReturnType<typeof over>) =>
    scoreLines(match, en).map(({ place, name, score }) => `${place} ${name} ${score}`)

  test('go from first to last, ties sharing a place', () => {
    const match = over(presetRules('channel'), 3, [9], [1, 2], [3])
    expect(shown(match)).toEqual(['1. Ben 3', '1. Cleo 3', '3. Ann 9'])
  })

  test('are chips won and lost where there are chips', () => {
    expect(shown(over(stakes(2), 3, [9], [8], [7]))).toEqual([
      '1. Cleo +2',
      '2. Ann −1',
      '2. Ben −1',
    ])
  })

  test('mark those who are out, and put them last', () => {
    const rules: Rules = { ...sailors, format: { kind: 'knockout', limit: 9 } }
    const match = over(rules, 3, [9], [1], [2])
    expect(scoreLines(match, en).map(({ name, isOut }) => [name, isOut])).toEqual([
      ['Ben', false],
      ['Cleo', false],
      ['Ann', true],
    ])
  })
})
