import { createHmac } from 'node:crypto'
import {
  applyEvent,
  COMPUTER_PLAYERS,
  evaluate,
  legalMoves,
  PRESETS,
  throwDice,
  tileSet,
  tilesOf,
  type Choice,
  type ComputerPlayer,
  type Match,
  type MatchEvent,
  type PresetId,
  type Rules,
  type TileSet,
} from '../../../engine'
import { chooseInSteps, chooseByDrawInSteps } from '../../../engine/computer-players/choose'
import { runToEnd } from '../../../engine/run-to-end'
import { exactTurn } from '../../../engine/judgement/judged-turn'
import type { Deciding } from '../../../engine/judgement/valued-choices'
import { matchOf, missingTables, rollingAt, shuttingAt } from '../../support/positions'
import { presetRules, rolled, shut, takenBack } from '../../support/scripted-match'
import { choiceChances, drawnChances, textOf } from '../../support/turn-chances'

const SEED = Uint8Array.from({ length: 32 }, (_, byte) => byte)
const channel = presetRules('channel')
const shuttingOf = (rules: Rules, count: number, dice: readonly number[]): Deciding =>
  shuttingAt(matchOf(rules, count), {}, dice) as Deciding

const chosen = (
  match: Deciding,
  computer: ComputerPlayer,
  seed: Uint8Array,
  events: readonly MatchEvent[],
): Choice => runToEnd(chooseInSteps(match, computer, seed, events))

function eventOf(choice: Choice, match: Match, seed: Uint8Array): MatchEvent {
  switch (choice.type) {
    case 'announce':
      return { type: 'signAnnounced', sign: choice.sign }
    case 'throw':
      return { type: 'diceRolled', dice: throwDice(seed, match.throws, choice.dice) }
    case 'shut':
      return { type: 'tilesShut', tiles: tilesOf(choice.tiles) }
    case 'stop':
      return { type: 'turnStopped' }
  }
}

/** Plays on from these events, the computer players in turn, until the match is over. */
function playedOut(
  rules: Rules,
  count: number,
  seed: Uint8Array,
  events: readonly MatchEvent[] = [],
) {
  const all: MatchEvent[] = []
  let match = matchOf(rules, count) as Match
  const record = (event: MatchEvent) => {
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(`${JSON.stringify(event)}: ${applied.error}`)
    match = applied.value
    all.push(event)
  }
  events.forEach(record)
  while (match.phase !== 'matchOver')
    if (match.phase === 'turnOver') record({ type: 'phonePassed' })
    else {
      const computer = COMPUTER_PLAYERS[match.seat % COMPUTER_PLAYERS.length]!
      record(eventOf(chosen(match, computer, seed, all), match, seed))
    }
  return { match, events: all }
}

describe('what they choose', () => {
  test.each<[string, Rules, number, readonly number[]]>([
    ['two players', channel, 2, [3, 5]],
    ['the last round of four', presetRules('pub'), 4, [2, 6]],
    ['for chips', presetRules('stakes'), 3, [6, 4]],
    ['alone', presetRules('sailors'), 1, [1, 2]],
  ])('the master plays by the evaluation: %s', (_, rules, count, dice) => {
    const match = shuttingOf(rules, count, dice)
    expect(chosen(match, 'master', SEED, [])).toEqual(evaluate(match)!.choices[0]!.choice)
  })

  const positions: readonly [string, Deciding][] = [
    ['many flaps', shuttingOf(channel, 1, [6, 6])],
    ['one move', shuttingOf(channel, 1, [1, 1])],
    [
      'one die or two',
      rollingAt(matchOf(presetRules('stakes'), 2), { open: 7 as TileSet }) as Deciding,
    ],
    ['stopping', rollingAt(matchOf(presetRules('hundred'), 2), { open: 7 as TileSet }) as Deciding],
    [
      'add or subtract',
      { ...matchOf(presetRules('hundred'), 2), phase: 'announcing', round: 2, totals: [120, 3] },
    ],
  ]
  test.each(
    positions.flatMap(([name, match]) =>
      COMPUTER_PLAYERS.map((computer) => [name, computer, match] as const),
    ),
  )('%s: the %s moves at random as often as it should', (_, computer, match) => {
    const expected = new Map(
      [...choiceChances(match, computer)].map(([choice, chance]) => [textOf(choice), chance]),
    )
    const drawn = drawnChances(match, computer)
    expect([...drawn.keys()].sort()).toEqual([...expected.keys()].sort())
    for (const [choice, chance] of expected) expect(drawn.get(choice)).toBeCloseTo(chance, 12)
  })

  test('nobody announces at random: at 120 of 100, even the child subtracts', () => {
    const match = positions.find(([name]) => name === 'add or subtract')![1]
    for (const computer of COMPUTER_PLAYERS)
      expect(chosen(match, computer, SEED, [])).toEqual({ type: 'announce', sign: 'subtract' })
  })

  test('nobody throws on at random: where stopping makes exactly 100, all stop', () => {
    const match = rollingAt(matchOf(presetRules('hundred'), 2), {
      open: tileSet([1]),
      round: 2,
      totals: [99, 40],
      sign: 'add',
    }) as Deciding
    for (const computer of COMPUTER_PLAYERS)
      for (let byte = 0; byte < 40; byte++)
        expect(chosen(match, computer, new Uint8Array(32).fill(byte), [])).toEqual({ type: 'stop' })
  })
})

test('it thinks in small steps where no exact aim is within reach', () => {
  const rules: Rules = { ...presetRules('pub-hundred'), moves: 'die-or-sum' }
  const work = chooseInSteps(shuttingOf(rules, 4, [3, 5]), 'master', SEED, [])
  let steps = 1
  while (!work.next().done) steps++
  expect(steps).toBeGreaterThan(40)
})

test.each<[PresetId, number, Partial<Rules>]>([
  ['pub-digits', 4, {}],
  ['pub', 4, { tiles: 12 }],
])('%s: it works on the chance to win of %i players %j', (id, count, house) => {
  const match = shuttingOf({ ...presetRules(id), ...house }, count, [4, 5])
  const before = missingTables(match)
  const work = chooseInSteps(match, 'master', SEED, [])
  for (let step = 0; step < 200; step++) work.next()
  expect(missingTables(match)).toBeLessThan(before)
})

describe('the draws', () => {
  /** A stream of its own, as anybody can check it with openssl. */
  function drawsByNode(index: number, ...below: readonly number[]): number[] {
    const message = `shut-the-box/1/player/${index}`
    const bytes = [...createHmac('sha256', SEED).update(message, 'ascii').digest()]
    return below.map((limit) => {
      let byte = bytes.shift()!
      while (byte >= 256 - (256 % limit)) byte = bytes.shift()!
      return byte % limit
    })
  }

  test('are those of HMAC-SHA-256 for the number of the choice', () => {
    const match = shuttingOf(channel, 2, [6, 6])
    const moves = legalMoves(channel, match.open, [6, 6]).length
    const events: MatchEvent[] = []
    for (let index = 0; index < 40; index++) {
      const drawn = [...drawsByNode(index, 10, moves)]
      const byDraws = runToEnd(chooseByDrawInSteps(match, 'child', () => drawn.shift()!))
      expect(chosen(match, 'child', SEED, events)).toEqual(byDraws)
      events.push(rolled(6, 6))
    }
  })

  test('a shut that was taken back does not count, nor does the phone', () => {
    const match = shuttingOf(channel, 2, [6, 6])
    const choose = (...events: MatchEvent[]) => chosen(match, 'child', SEED, events)
    const before = [rolled(4, 5)]
    expect(choose(...before, shut(9), takenBack)).toEqual(choose(...before))
    expect(choose(...before, { type: 'phonePassed' })).toEqual(choose(...before))
  })
})

describe('whole matches', () => {
  const some = PRESETS.flatMap(({ id, rules }) =>
    [2, 4].map((count) => [id, count, rules] as const),
  )
  test.each(some)('%s: %d of them play to the end by the rules', (_, count, rules) => {
    const { match } = playedOut(rules, count, SEED)
    expect(match.phase).toBe('matchOver')
  })

  test.each(PRESETS.map(({ id, rules }) => [id, rules] as const))(
    '%s: a match that goes on from any moment goes on the same',
    (_, rules) => {
      const { events } = playedOut(rules, 2, SEED)
      for (const at of [1, 2, 3, Math.floor(events.length / 2), events.length - 1])
        expect(playedOut(rules, 2, SEED, events.slice(0, at)).events).toEqual(events)
    },
  )

  test('what was worked out before, as by a coach, changes no choice', () => {
    const limit = { kind: 'first-to-lose', limit: 60 } as const
    const rules: Rules = { ...presetRules('pub'), format: limit }
    const match = rollingAt(matchOf(rules, 2), { totals: [34, 32] }) as Deciding
    const shutting = shuttingAt(match, {}, [3, 4]) as Deciding
    const isOutOfReach = missingTables(match) > 4000
    const before = chosen(shutting, 'master', SEED, [])
    runToEnd(exactTurn(match)!.fill())
    expect(isOutOfReach).toBe(true)
    expect(chosen(shutting, 'master', SEED, [])).toEqual(before)
  })
})
