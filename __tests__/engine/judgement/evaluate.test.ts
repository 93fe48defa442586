import {
  evaluate,
  PRESETS,
  type Aim,
  type Format,
  type Match,
  type Rules,
  type Scoring,
  type TileSet,
} from '../../../engine'
import {
  exactTurn,
  NEVER_EXACT,
  DEFAULT_MAX_TABLES,
  turnWithin,
} from '../../../engine/judgement/judged-turn'
import { runToEnd } from '../../../engine/run-to-end'
import { matchOf, missingTables, rollingAt, shuttingAt } from '../../support/positions'
import { presetRules } from '../../support/scripted-match'

const channel = presetRules('channel')
const rulesWith = (format: Format, scoring: Scoring = 'sum'): Rules => ({
  ...presetRules('pub'),
  format,
  scoring,
})
const rounds = (count: number): Format => ({ kind: 'rounds', rounds: count, shutWins: false })

describe('the aim', () => {
  test.each<[string, Rules, number, Partial<Omit<Match, 'phase'>>, Aim]>([
    ['alone', rulesWith(rounds(3)), 1, {}, 'score'],
    ['alone until out', rulesWith({ kind: 'knockout', limit: 45 }), 1, {}, 'score'],
    ['two players, first round', rulesWith(rounds(2)), 2, {}, 'win'],
    ['two players, last round', rulesWith(rounds(2)), 2, { round: 2 }, 'win'],
    ['three players, first round', rulesWith(rounds(2)), 3, {}, 'win-assumed'],
    ['three players, last round', rulesWith(rounds(2)), 3, { round: 2 }, 'win'],
    ['digits before the last round', rulesWith(rounds(2), 'digits'), 2, {}, 'score'],
    ['digits in the last round', rulesWith(rounds(1), 'digits'), 2, {}, 'win'],
    ['a race of two', rulesWith({ kind: 'knockout', limit: 5 }), 2, {}, 'win'],
    ['a race of two', rulesWith({ kind: 'first-to-lose', limit: 5 }), 2, {}, 'win'],
    ['a long race of two', rulesWith({ kind: 'knockout', limit: 101 }), 2, {}, 'win-assumed'],
    ['a race of three', rulesWith({ kind: 'first-to-lose', limit: 30 }), 3, {}, 'win-assumed'],
    ['a race of digits', rulesWith({ kind: 'knockout', limit: 500 }, 'digits'), 2, {}, 'score'],
    [
      'two left of three',
      rulesWith({ kind: 'knockout', limit: 4 }),
      3,
      { out: [1], totals: [1, 9, 2] },
      'win',
    ],
    ['a target', presetRules('hundred'), 2, {}, 'nearness'],
    [
      'the last turn at a target',
      presetRules('hundred'),
      2,
      { round: 10, seat: 1, totals: [90, 300] },
      'win',
    ],
    ['alone at a target', presetRules('hundred'), 1, { round: 10 }, 'nearness'],
    ['chips', presetRules('stakes'), 2, {}, 'chips'],
  ])('%s: %#', (_, rules, count, where, aim) => {
    const evaluation = evaluate(rollingAt(matchOf(rules, count), where))!
    expect(evaluation.aim).toBe(aim)
    expect(evaluation.prospects !== undefined).toBe(!['score', 'nearness'].includes(aim))
  })

  test('a seat that is out has nothing to expect', () => {
    const rules = rulesWith({ kind: 'knockout', limit: 30 })
    const at = { out: [1], outRounds: [1], totals: [12, 33, 9, 20] }
    const { prospects } = evaluate(rollingAt(matchOf(rules, 4), at))!
    expect(prospects![1]).toBe(0)
    expect(prospects!.reduce((sum, one) => sum + one)).toBeCloseTo(1, 12)
  })
})

describe('the prospects', () => {
  const target = (turns: number): Rules => ({
    ...presetRules('hundred'),
    format: { kind: 'target', target: 40, turns },
  })
  const stakes = presetRules('stakes')
  const knockout = rulesWith({ kind: 'knockout', limit: 20 })
  const lastRound = rulesWith(rounds(1))

  test.each<[string, Rules, number, Partial<Omit<Match, 'phase'>>, number]>([
    ['a shut wins, the second of three', channel, 3, { seat: 1, totals: [9, 0, 0] }, 1],
    ['a shut wins, the last round', channel, 3, { round: 5, seat: 1, totals: [9, 9, 4] }, 1],
    ['a tie may be shared', lastRound, 4, { seat: 2, totals: [12, 12, 0, 0] }, 1],
    ['one is behind already', lastRound, 4, { seat: 2, totals: [12, 20, 0, 0] }, 1],
    ['one is to go out', knockout, 3, { seat: 1, totals: [25, 7, 9] }, 1],
    ['the last of a round', knockout, 3, { seat: 2, totals: [5, 23, 9] }, 1],
    ['two are left', knockout, 3, { seat: 2, out: [0], totals: [25, 7, 9] }, 1],
    ['two are left, the first of them', knockout, 3, { seat: 0, out: [1], totals: [5, 21, 9] }, 1],
    ['the first to lose', rulesWith({ kind: 'first-to-lose', limit: 9 }), 3, { seat: 1 }, 1],
    ['one turn at a target', target(1), 2, { seat: 0, open: 0b1101 as TileSet }, 1],
    [
      'a turn at a target',
      target(2),
      3,
      { round: 2, seat: 1, totals: [30, 25, 60], sign: 'add' },
      1,
    ],
    ['chips', stakes, 3, { seat: 1, roundScores: [8, null, null] }, 0],
    ['chips of the last seat', stakes, 3, { seat: 2, roundScores: [8, 8, null], carried: 2 }, 0],
  ])('%s: add up, and the own is the value', (_, rules, count, where, sum) => {
    for (const patience of [undefined, 0]) {
      const match = rollingAt(matchOf(rules, count), where)
      const { value, prospects = [value, sum - value] } = evaluate(match, patience)!
      expect(prospects.reduce((all, one) => all + one)).toBeCloseTo(sum, 11)
      if (prospects.length === count) expect(prospects[match.seat]).toBeCloseTo(value, 11)
    }
  })

  test('of the throw that shuts the box are certain where a shut wins', () => {
    const match = rollingAt(matchOf(channel, 3), { seat: 1, totals: [0, 99, 0] })
    for (const round of [1, 5]) {
      const last = shuttingAt(match, { round, open: 0b1 as TileSet }, [1])
      const { prospects, choices } = evaluate(last)!
      expect(prospects).toEqual([0, 1, 0])
      expect(choices).toEqual([{ choice: { type: 'shut', tiles: 1 }, value: 1 }])
    }
  })
})

describe('nearness', () => {
  const match = matchOf(presetRules('hundred'), 1)
  const stopAt = (open: number, totals: number[]) =>
    evaluate(rollingAt(match, { open: open as TileSet, totals, sign: 'add' }))!.choices.find(
      ({ choice }) => choice.type === 'stop',
    )!.value

  test('counts 1 for the target, a quarter for as far away as it is high, and never half', () => {
    expect(stopAt(0b1, [99])).toBe(1)
    expect(stopAt(0b1, [-1])).toBeCloseTo(0.25, 12)
    expect(stopAt(0b1, [98])).toBeLessThan(0.5)
    expect(stopAt(0b1, [98])).toBeGreaterThan(stopAt(0b1, [101]))
  })
})

describe('the choices', () => {
  test('where nothing can be changed the lowest expected score comes first', () => {
    const rules: Rules = { ...channel, format: rounds(1) }
    // The first has shut the box without winning at once: whoever leaves a flap has lost.
    const lost = rollingAt(matchOf(rules, 2), {
      seat: 1,
      totals: [0, 1],
      open: 0b111111111 as TileSet,
    })
    const { choices } = evaluate(shuttingAt(lost, {}, [6, 3]))!
    expect(choices.every(({ value }) => value === 0)).toBe(true)
    const alone = evaluate(shuttingAt(matchOf(rules, 1), {}, [6, 3]))!
    expect(choices.map(({ choice }) => choice)).toEqual(alone.choices.map(({ choice }) => choice))
  })

  test('before a turn at a target are to add and to subtract', () => {
    const match = { ...matchOf(presetRules('hundred'), 1), phase: 'announcing', round: 2 } as Match
    const { choices, value } = evaluate({ ...match, totals: [1000] })!
    expect(choices.map(({ choice }) => choice)).toEqual([
      { type: 'announce', sign: 'subtract' },
      { type: 'announce', sign: 'add' },
    ])
    expect(value).toBe(choices[0]!.value)
    expect(choices[0]!.goesOn).toBe(36)
  })

  test('of a last turn that has to be announced have prospects too', () => {
    const at = { round: 10, seat: 1, totals: [90, 300], sign: undefined }
    const match = { ...matchOf(presetRules('hundred'), 2), ...at, phase: 'announcing' } as Match
    const { value, prospects } = evaluate(match)!
    expect(prospects![1]).toBeCloseTo(value, 12)
    expect(prospects![0]).toBeCloseTo(1 - value, 12)
  })

  test('to stop is one only after a completed throw', () => {
    const match = matchOf(presetRules('hundred'), 2)
    expect(evaluate(match)!.choices).toHaveLength(1)
    const later = rollingAt(match, { open: 0b1011 as TileSet, round: 10, totals: [0, 0] })
    const { choices, prospects, value } = evaluate(later)!
    expect(choices.map(({ choice }) => choice.type).sort()).toEqual(['stop', 'throw'])
    expect(prospects![0]).toBeCloseTo(value, 12)
  })

  test('to shut and then stop is worth as much as stopping there', () => {
    const match = rollingAt(matchOf(presetRules('hundred'), 2), { round: 10, totals: [99, 0] })
    const { choices, prospects } = evaluate(shuttingAt(match, { open: 0b11 as TileSet }, [2]))!
    expect(choices[0]!.value).toBe(1)
    expect(prospects).toEqual([1, 0])
  })

  test('are none when the turn or the match is over', () => {
    const match = matchOf(channel, 2)
    expect(evaluate({ ...match, phase: 'turnOver' } as unknown as Match)).toBeUndefined()
    expect(evaluate({ ...match, phase: 'matchOver' } as unknown as Match)).toBeUndefined()
  })
})

describe('patience', () => {
  const rules: Rules = { ...channel, moves: 'die-or-sum', format: rounds(2) }

  test('without any the next best aim is taken until the work is done in slices', () => {
    const match = matchOf(rules, 2)
    expect(evaluate(match, 0)!.aim).toBe('win-assumed')
    const missing = missingTables(match)
    expect(missing).toBeGreaterThan(100)
    const { outlook } = exactTurn(match)!
    const work = outlook.fill()
    for (let step = 0; step < 10; step++) work.next()
    expect(missingTables(match)).toBe(missing - 10)
    expect(evaluate(match, 0)!.aim).toBe('win-assumed')
    // Left off, and begun again by another.
    runToEnd(outlook.fill())
    expect(missingTables(match)).toBe(0)
    expect(evaluate(match, 0)!.aim).toBe('win')
  })

  test('in a last round, at a target, in a race and for chips too', () => {
    const quick = (format: Format, count: number, where: Partial<Omit<Match, 'phase'>> = {}) =>
      evaluate(rollingAt(matchOf({ ...rules, mayStop: true, format }, count), where), 0)!.aim
    expect(quick(rounds(1), 3)).toBe('win-assumed')
    expect(quick({ kind: 'knockout', limit: 20 }, 2)).toBe('win-assumed')
    expect(quick({ kind: 'first-to-lose', limit: 20 }, 2)).toBe('win-assumed')
    expect(quick({ kind: 'target', target: 50, turns: 1 }, 2)).toBe('nearness')
    expect(quick({ kind: 'stakes', stake: 1, rounds: 1 }, 2)).toBe('score')
  })

  test('a last round is played for the win with any number of players', () => {
    const digits: Rules = { ...presetRules('pub-digits'), tiles: 12 }
    for (const count of [2, 9, 12])
      expect(turnWithin(matchOf(digits, count), DEFAULT_MAX_TABLES).outlook.aim).toBe('win')
  })

  test('what would take too long is not counted to its end', () => {
    const { outlook } = exactTurn(matchOf({ ...presetRules('pub-digits'), tiles: 12 }, 12))!
    const counted = [outlook.tables(500), outlook.missing(500)]
    expect(Math.min(...counted)).toBeGreaterThan(500)
    expect(Math.max(...counted)).toBeLessThan(510)
    const race: Rules = { ...channel, format: { kind: 'knockout', limit: 45 } }
    expect(exactTurn(matchOf(race, 2))!.outlook.missing(500)).toBeLessThan(510)
  })

  test('without any, not even for what is known, a turn is judged by what can be told at once', () => {
    const match = matchOf({ ...rules, format: rounds(1) }, 2)
    expect(evaluate(match)!.aim).toBe('win')
    expect(evaluate(match, 0)!.aim).toBe('win')
    expect(evaluate(match, NEVER_EXACT)!.aim).toBe('win-assumed')
  })

  test('alone there is no deeper aim to work out', () => {
    expect(exactTurn(matchOf(rules, 1))).toBeUndefined()
  })
})

test('what was asked long ago is worked out again to the same', () => {
  const first = matchOf(rulesWith(rounds(1)), 1)
  const before = evaluate(first)
  for (const { rules } of PRESETS)
    for (const tiles of [9, 10] as const)
      for (const mayStop of [false, true])
        evaluate(matchOf({ ...rules, tiles, mayStop, format: rounds(1) }, 1))
  expect(evaluate(first)).toEqual(before)
})

test('after a shut the throws that go on are those of as many dice as are thrown best then', () => {
  const stakes = matchOf(presetRules('stakes'), 2)
  const told: (number | undefined)[][] = []
  const boards = Array.from({ length: 512 }, (_, open) => open as TileSet)
  for (const open of boards.filter((board) => (board & 0b100) > 0))
    for (const { choice, goesOn } of evaluate(shuttingAt(stakes, { open }, [2, 1]), 0)!.choices) {
      if (choice.type !== 'shut' || goesOn === undefined) continue
      const left = (open & ~choice.tiles) as TileSet
      const next = evaluate(rollingAt(stakes, { open: left }), 0)!.choices[0]!
      told.push([goesOn, next.goesOn])
    }
  expect(told.map(([goesOn]) => goesOn)).toEqual(told.map(([, next]) => next))
})
