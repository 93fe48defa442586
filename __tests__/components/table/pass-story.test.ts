import { passStory } from '../../../components/table/pass-story'
import type { Format, Rules } from '../../../engine'
import type { Emphasis } from '../../../components/ui/emphasis'
import { en } from '../../../i18n'
import {
  adding,
  after,
  begin,
  inPhase,
  passed,
  playTurns,
  presetRules,
  shutBox,
  type ScriptedTurn,
} from '../../support/scripted-match'

/** A line as it is read, whichever part of it is set in another face. */
const textOf = (line: Emphasis | string): string =>
  typeof line === 'string' ? line : line.before + line.score + line.after

const channel = presetRules('channel')
const hundred = presetRules('hundred')
const by = (format: Format, rules = channel): Rules => ({ ...rules, format })
const rounds = (count: number, shutWins = false) => by({ kind: 'rounds', rounds: count, shutWins })
const stakes = (count: number, stake = 1) =>
  by({ kind: 'stakes', stake, rounds: count }, presetRules('stakes'))
const knockout = by({ kind: 'knockout', limit: 9 }, presetRules('sailors'))

const over = (rules: Rules, players: number, ...turns: ScriptedTurn[]) =>
  inPhase('turnOver', playTurns(begin(rules, players), ...turns))

/** Everything the card tells, in reading order. */
function told(match: ReturnType<typeof over>) {
  const { round, roundEnd, lastTurn, goal } = passStory(match, en)
  const { headline, news = [] } = roundEnd ?? {}
  const lines = [round, headline, lastTurn?.line, ...news, goal]
  return lines.flatMap((line) => (line === undefined ? [] : [textOf(line)]))
}

describe('the last turn', () => {
  const lastTurn = (match: ReturnType<typeof over>) => textOf(passStory(match, en).lastTurn!.line)

  test.each<[string, ReturnType<typeof over>]>([
    ['Ann shut seven flaps and leaves 9', over(channel, 3, [2, 7])],
    ['Ann shut the box', over(rounds(2), 2, shutBox)],
    ['Ann stopped with 12\u00a0345\u00a0678', over(hundred, 2, [1, 2, 3, 4, 5, 6, 7, 8])],
    ['Ann shut two flaps and leaves 42', over(presetRules('pub'), 2, [3, 4, 5, 6, 7, 8, 9])],
  ])('%s', (line, match) => {
    expect(lastTurn(match)).toBe(line)
    expect(passStory(match, en).lastTurn!.open).toBe(match.open)
  })
})

describe('the round', () => {
  test.each<[string | undefined, ReturnType<typeof over>]>([
    [undefined, over(presetRules('pub'), 2, [9])],
    ['Round 1 of 5', over(channel, 2, [9])],
    ['Round 2 of 5', over(channel, 2, [9], [8])],
    ['Round 1', over(presetRules('sailors'), 2, [9])],
    ['Turn 2 of 10', over(hundred, 2, [9], [8])],
  ])('%s', (round, match) => {
    expect(passStory(match, en).round).toBe(round)
  })
})

test.each<[string, ReturnType<typeof over>, string[]]>([
  [
    'within a round: what there is to beat',
    over(rounds(1), 3, [2, 7], [5]),
    ['Ben shut eight flaps and leaves 5', 'To beat: 5 by Ben'],
  ],
  [
    'the end of a round: who takes it, and how far the leader is ahead',
    over(rounds(3), 2, [9], [8]),
    [
      'Round 2 of 3',
      'Ben takes round 1',
      'Ben shut eight flaps and leaves 8',
      'Ben leads you by 1',
    ],
  ],
  [
    'a round that two share, who stay level',
    over(rounds(3), 2, [9], [9]),
    [
      'Round 2 of 3',
      'Ann and Ben share round 1',
      'Ben shut eight flaps and leaves 9',
      'You are level with Ben',
    ],
  ],
  [
    'the leader begins the next round',
    over(rounds(3), 2, [5], [9]),
    ['Round 2 of 3', 'Ann takes round 1', 'Ben shut eight flaps and leaves 9', 'You lead by 4'],
  ],
  [
    'the last turn of all: what wins the match',
    over(rounds(2), 2, [9], [5], [8]),
    ['Round 2 of 2', 'Ann shut eight flaps and leaves 8', '11 or less wins the match'],
  ],
  [
    'the last turn of all, where nothing but a shut box wins',
    over(rounds(2), 2, [5], [6], [2]),
    ['Round 2 of 2', 'Ann shut eight flaps and leaves 2', en.pass.onlyShutWins],
  ],
  [
    'the last turn of all, where nothing but a shut box shares the win',
    over(rounds(2), 2, [5], [7], [2]),
    ['Round 2 of 2', 'Ann shut eight flaps and leaves 2', en.pass.onlyShutShares],
  ],
  [
    'the last turn of all, where the match is lost: who has won it',
    over(rounds(2), 2, [5], [9], [2]),
    ['Round 2 of 2', 'Ann shut eight flaps and leaves 2', 'Ann has won already'],
  ],
  [
    'the last turn of all, where two have won the match',
    over(rounds(2), 3, [5], [5], [9], [2], [2]),
    ['Round 2 of 2', 'Ben shut eight flaps and leaves 2', 'Ann and Ben have won already'],
  ],
  [
    'the last turn of all, which is lost but for a box that wins the match',
    over(rounds(2, true), 2, [5], [9], [2]),
    ['Round 2 of 2', 'Ann shut eight flaps and leaves 2', en.pass.onlyShutWins],
  ],
  [
    'the last round, while others are still to throw: what there is to beat in it',
    over(rounds(2), 3, [9], [9], [9], [8]),
    ['Round 2 of 2', 'Ann shut eight flaps and leaves 8', 'To beat: 8 by Ann'],
  ],
  [
    'chips: who takes the round and what it brings',
    over(stakes(2, 3), 2, [9], [8]),
    [
      'Round 2 of 2',
      'Ben takes round 1',
      'Ben shut eight flaps and leaves 8',
      '3 chips from everybody.',
      'This round is for 3 chips each',
    ],
  ],
  [
    'chips: a shut box takes double, though not everybody has thrown',
    over(stakes(2), 3, shutBox),
    [
      'Round 2 of 2',
      'Ann takes round 1',
      'Ann shut the box',
      '2 chips from everybody.',
      'This round is for 1 chip each',
    ],
  ],
  [
    'chips: a tie is carried',
    over(stakes(2), 2, [9], [9]),
    [
      'Round 2 of 2',
      'Round 1 is a tie',
      'Ben shut eight flaps and leaves 9',
      en.pass.roundCarried,
      'This round is for 2 chips each',
    ],
  ],
  [
    'chips: whoever wins after a tie takes that stake too',
    over(stakes(3), 2, [9], [9], [9], [8]),
    [
      'Round 3 of 3',
      'Ben takes round 2',
      'Ben shut eight flaps and leaves 8',
      '2 chips from everybody.',
      'This round is for 1 chip each',
    ],
  ],
  [
    'chips: nothing of them while the round goes on',
    over(stakes(2), 2, [9]),
    ['Round 1 of 2', 'Ann shut eight flaps and leaves 9', 'To beat: 9 by Ann'],
  ],
  [
    'knockout: who is out, and the limit',
    over(knockout, 3, [9], [1], [2]),
    [
      'Round 2',
      'Ben takes round 1',
      'Cleo shut eight flaps and leaves 2',
      'Ann is out.',
      'You have 1, at 9 you are out',
    ],
  ],
  [
    'knockout: several who go out together',
    over(knockout, 4, [9], [1], [9], [1]),
    [
      'Round 2',
      'Ben and Dan share round 1',
      'Dan shut eight flaps and leaves 1',
      'Ann and Cleo are out.',
      'You have 1, at 9 you are out',
    ],
  ],
  [
    'knockout: those who went out in an earlier round are not named again',
    over(knockout, 3, [9], [1], [2], [1]),
    ['Round 2', 'Ben shut eight flaps and leaves 1', 'You have 2, at 9 you are out'],
  ],
  [
    'first to lose: the limit',
    over(presetRules('pub-hundred'), 2, [9]),
    ['Round 1', 'Ann shut eight flaps and leaves 9', 'You have 0, at 100 you lose'],
  ],
  [
    'target: the aim in the first turn',
    over(hundred, 2, [9]),
    ['Turn 1 of 10', 'Ann shut eight flaps and leaves 9', 'Aim for 100'],
  ],
  [
    'target: who is nearest, and no goal before a sign is announced',
    over(hundred, 2, [9], [8]),
    ['Turn 2 of 10', 'Ann is nearest, 91 away', 'Ben shut eight flaps and leaves 8'],
  ],
  [
    'target: two who are as near as each other',
    over(hundred, 2, [9], [9]),
    ['Turn 2 of 10', 'Ann and Ben are nearest, 91 away', 'Ben shut eight flaps and leaves 9'],
  ],
  [
    'target: nothing of the round while it goes on',
    over(hundred, 2, [9], [8], adding(7)),
    ['Turn 2 of 10', 'Ann shut eight flaps and leaves 7'],
  ],
])('%s', (_, match, expected) => {
  expect(told(match)).toEqual(expected)
})

test('an announcement alone tells the turn only', () => {
  const match = after(playTurns(begin(hundred, 1), [9]), passed)
  expect(passStory(inPhase('announcing', match), en)).toEqual({ round: 'Turn 2 of 10' })
})
