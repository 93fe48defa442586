import { startMatch, type Format, type MatchEvent, type Rules } from '../../engine'
import { en } from '../../i18n'
import { eventMoments } from '../../model/event-moments'
import { mixedSeats } from '../support/computer-table'
import { scripted } from '../support/scripted-events'
import {
  adding,
  after,
  announced,
  passed,
  presetRules,
  rolled,
  shut,
  shutBox,
  stopped,
  subtracting,
  takenBack,
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

/** What the last of these events brings, in a match of these players. */
function momentsOf(
  rules: Rules,
  names: readonly string[],
  events: readonly MatchEvent[],
  isReplay = false,
) {
  const started = startMatch({ rules, players: mixedSeats(names) })
  if (!started.ok) throw new Error(started.error)
  const before = after(started.value, ...events.slice(0, -1))
  return eventMoments(before, after(before, events.at(-1)!), events, isReplay)
}

const NAMES = ['Ann', 'Ben', 'Cleo']
const OTTO = en.computers.players.master.name

/** What the end of the last turn brings. */
const endOf = (rules: Rules, players: number, ...turns: readonly ScriptedTurn[]) =>
  momentsOf(rules, NAMES.slice(0, players), scripted(rules, players, ...turns).events)

/** A turn of one throw. */
const turn = [rolled(3, 6), shut(9), stopped]
const targetTurns = scripted(TARGET, 2, [9], [8]).events

test.each<[string, Rules, readonly string[], readonly MatchEvent[], readonly string[]]>([
  ['a throw with a move', free, ['Ann', 'Ben'], [rolled(3, 6)], []],
  ['flaps shut, which clack themselves', free, ['Ann', 'Ben'], [rolled(3, 6), shut(9)], []],
  ['a shut taken back', free, ['Ann', 'Ben'], [rolled(3, 6), shut(9), takenBack], ['takeBack']],
  ['a stop', free, ['Ann', 'Ben'], turn, ['stopped']],
  ['the phone passed', free, ['Ann', 'Ben'], [...turn, passed], ['passed', 'flapsRise']],
  [
    'the next turn of a player alone, who passes nothing',
    free,
    ['Ann'],
    [...turn, passed],
    ['flapsRise'],
  ],
  [
    'the phone that stays, for a computer player',
    free,
    ['Ann', OTTO],
    [...turn, passed],
    ['flapsRise'],
  ],
  [
    'the phone passed by a computer player, to who did not have it',
    free,
    ['Ann', OTTO, 'Ben'],
    [...turn, passed, ...turn, passed],
    ['passed', 'flapsRise'],
  ],
  [
    'the phone that stays with who had it, the other person being out',
    KNOCKOUT,
    ['Ann', OTTO, 'Ben'],
    [...scripted(KNOCKOUT, 3, [9], [9], [7, 8, 9], [1], [1]).events, passed],
    ['flapsRise'],
  ],
  [
    'the phone passed, with a sign to announce',
    TARGET,
    ['Ann', 'Ben'],
    [...targetTurns, passed],
    [],
  ],
  [
    'a sign announced, with which the phone is taken',
    TARGET,
    ['Ann', 'Ben'],
    [...targetTurns, passed, announced('subtract')],
    ['passed', 'flapsRise'],
  ],
  [
    'a sign announced, alone',
    TARGET,
    ['Ann'],
    [...scripted(TARGET, 1, [9]).events, passed, announced('subtract')],
    ['flapsRise'],
  ],
  [
    'the turn of a computer player that will announce',
    TARGET,
    [OTTO, 'Ann'],
    [...targetTurns, passed],
    ['flapsRise'],
  ],
  ['its sign', TARGET, [OTTO, 'Ann'], [...targetTurns, passed, announced('subtract')], []],
])('%s', (_, rules, names, events, moments) => {
  expect(momentsOf(rules, names, events)).toEqual(moments)
})

test('in a replay, which has no cards, the flaps rise as they are seen to', () => {
  const events = [...targetTurns, passed, announced('subtract')]
  expect(momentsOf(TARGET, ['Ann', 'Ben'], events.slice(0, -1), true)).toEqual([
    'passed',
    'flapsRise',
  ])
  expect(momentsOf(TARGET, ['Ann', 'Ben'], events, true)).toEqual([])
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
  expect(endOf(rules, players, ...turns)).toEqual(moments)
})

test('after a stop only the greatest consequence comes', () => {
  const rules = { ...STAKES, format: { ...STAKES.format, rounds: 1 } as Format }
  const last = [passed, rolled(3, 6), shut(1, 8), rolled(3, 6), shut(9), stopped]
  const events = [...scripted(rules, 2, [9]).events, ...last]
  expect(momentsOf(rules, ['Ann', 'Ben'], events)).toEqual(['stopped', 'matchWon'])
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
        expect(endOf(rules, count, ...turns).length).toBeLessThanOrEqual(2)
      }
})
