import type { Format, MatchEvent, Rules } from '../../engine'
import { eventMoments } from '../../model/event-moments'
import type { SeatedMatch } from '../../model/player'
import {
  adding,
  after,
  announced,
  begin,
  passed,
  playTurns,
  presetRules,
  rolled,
  shut,
  shutBox,
  stopped,
  subtracting,
  takenBack,
  turnLeaving,
  type ScriptedTurn,
} from '../support/scripted-match'

/** Any flaps, and a turn may be stopped: so that a turn can end on any board, in every way. */
const free: Rules = { ...presetRules('channel'), mayStop: true }
const rulesOf = (format: Format): Rules => ({ ...free, format })

const ROUNDS = rulesOf({ kind: 'rounds', rounds: 2, shutWins: false })
const SHUT_WINS = rulesOf({ kind: 'rounds', rounds: 2, shutWins: true })
const ONE_ROUND = rulesOf({ kind: 'rounds', rounds: 1, shutWins: false })
const FIRST_TO_LOSE = rulesOf({ kind: 'first-to-lose', limit: 40 })
const KNOCKOUT = rulesOf({ kind: 'knockout', limit: 20 })
const TARGET = rulesOf({ kind: 'target', target: 19, turns: 2 })
const STAKES = rulesOf({ kind: 'stakes', stake: 1, rounds: 2 })

const names = (before: SeatedMatch, event: MatchEvent) =>
  eventMoments(before, event, after(before, event))

/** What the last event of the last turn brings, after the turns before it. */
function endOf(rules: Rules, players: number, ...turns: readonly ScriptedTurn[]) {
  let match: SeatedMatch = playTurns(begin(rules, players), ...turns.slice(0, -1))
  if (match.phase === 'turnOver') match = after(match, passed)
  const turn = turns.at(-1)!
  const { sign, leaving } = 'leaving' in turn ? turn : { sign: 'add' as const, leaving: turn }
  if (match.phase === 'announcing') match = after(match, announced(sign))
  const events = turnLeaving(match, leaving)
  return { before: after(match, ...events.slice(0, -1)), event: events.at(-1)! }
}

const inTurn = after(begin(free, 2), rolled(3, 6))
const turnOver = after(inTurn, shut(9), stopped)

test.each<[string, SeatedMatch, MatchEvent, readonly string[]]>([
  ['a throw with a move', begin(free, 2), rolled(3, 6), []],
  ['flaps shut, which clack themselves', inTurn, shut(9), []],
  ['a shut taken back', after(inTurn, shut(9)), takenBack, ['takeBack']],
  ['a stop', after(inTurn, shut(9)), stopped, ['stopped']],
  ['the phone passed', turnOver, passed, ['passed', 'flapsRise']],
  [
    'the next turn of a player alone, who passes nothing',
    after(begin(free, 1), rolled(3, 6), shut(9), stopped),
    passed,
    ['flapsRise'],
  ],
  ['the phone passed, with a sign to announce', playTurns(begin(TARGET, 2), [9], [8]), passed, []],
  [
    'a sign announced, with which the phone is taken',
    after(playTurns(begin(TARGET, 2), [9], [8]), passed),
    announced('subtract'),
    ['passed', 'flapsRise'],
  ],
  [
    'a sign announced, alone',
    after(playTurns(begin(TARGET, 1), [9]), passed),
    announced('subtract'),
    ['flapsRise'],
  ],
])('%s', (_, before, event, moments) => {
  expect(names(before, event)).toEqual(moments)
})

test.each<[string, Rules, number, readonly ScriptedTurn[], readonly string[]]>([
  ['rounds: a turn within a round', ROUNDS, 2, [[9]], []],
  ['rounds: the end of a round', ROUNDS, 2, [[9], [8]], ['roundEnd']],
  ['rounds: the end of a round, alone', ROUNDS, 1, [[9]], []],
  ['rounds: the box is shut at the end of a round', ROUNDS, 2, [[9], shutBox], []],
  ['rounds: the match', ROUNDS, 2, [[9], [8], [9], [8]], ['matchWon']],
  ['rounds: the match, with the box shut last', ROUNDS, 2, [[9], [8], [9], shutBox], []],
  ['rounds: the match, tied', ONE_ROUND, 2, [[9], [9]], ['matchWon']],
  ['rounds: the match, alone', ONE_ROUND, 1, [[9]], []],
  ['rounds: a shut box wins at once', SHUT_WINS, 2, [shutBox], []],
  ['first to lose: the end of a round', FIRST_TO_LOSE, 2, [[9], [8]], ['roundEnd']],
  ['first to lose: the limit', FIRST_TO_LOSE, 2, [[7, 8, 9], [8], [7, 9]], ['wentOut', 'matchWon']],
  [
    'first to lose: the limit, alone',
    FIRST_TO_LOSE,
    1,
    [
      [7, 8, 9],
      [7, 9],
    ],
    ['wentOut'],
  ],
  ['knockout: the limit within a round', KNOCKOUT, 3, [[7, 8, 9]], []],
  ['knockout: a round that all survive', KNOCKOUT, 3, [[9], [8], [9]], ['roundEnd']],
  ['knockout: somebody goes out', KNOCKOUT, 3, [[7, 8, 9], [8], [9]], ['wentOut']],
  ['knockout: out as the last one shuts', KNOCKOUT, 3, [[7, 8, 9], [8], shutBox], ['wentOut']],
  ['knockout: one is left', KNOCKOUT, 2, [[7, 8, 9], [8]], ['wentOut', 'matchWon']],
  ['knockout: out, alone', KNOCKOUT, 1, [[7, 8, 9]], ['wentOut']],
  ['target: a turn', TARGET, 2, [[9]], []],
  ['target: the end of a round', TARGET, 2, [[9], [8]], []],
  ['target: exactly', TARGET, 2, [[9], [8], adding(1, 9)], ['targetHit']],
  ['target: exactly, alone', TARGET, 1, [[9], adding(1, 9)], ['targetHit']],
  ['target: nearest', TARGET, 2, [[9], [8], adding(9), subtracting(9)], ['matchWon']],
  ['target: not hit, alone', TARGET, 1, [[9], adding(9)], []],
  ['stakes: a turn within a round', STAKES, 2, [[9]], []],
  ['stakes: a round is paid', STAKES, 2, [[9], [8]], ['chips']],
  ['stakes: a tied round', STAKES, 2, [[9], [9]], ['roundEnd']],
  ['stakes: a shut box is paid at once', STAKES, 3, [shutBox], ['chips']],
  ['stakes: the match', STAKES, 2, [[9], [8], [9], [8]], ['chips', 'matchWon']],
  ['stakes: the match, its last round tied', STAKES, 2, [[9], [8], [9], [9]], ['matchWon']],
  ['stakes: the match, by a shut box', STAKES, 2, [[9], [8], shutBox], ['chips']],
])('%s', (_, rules, players, turns, moments) => {
  const { before, event } = endOf(rules, players, ...turns)
  expect(names(before, event)).toEqual(moments)
})

test('after a stop only the greatest consequence comes', () => {
  const match = playTurns(
    begin({ ...STAKES, format: { ...STAKES.format, rounds: 1 } as Format }, 2),
    [9],
  )
  const before = after(match, passed, rolled(3, 6), shut(1, 8), rolled(3, 6), shut(9))
  expect(names(before, stopped)).toEqual(['stopped', 'matchWon'])
})

test('whatever is played, at most two come', () => {
  for (const rules of [ROUNDS, SHUT_WINS, FIRST_TO_LOSE, KNOCKOUT, TARGET, STAKES])
    for (const count of [2, 3])
      for (const turns of [
        [[7, 8, 9], [9]],
        [[9], [7, 8, 9]],
        [[9], [9]],
        [[9], shutBox],
      ]) {
        const { before, event } = endOf(rules, count, ...turns)
        expect(names(before, event).length).toBeLessThanOrEqual(2)
      }
})
